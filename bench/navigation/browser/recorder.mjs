/* Init script, added by the browser to every page: records times and reads the displayed result. */
(() => {
  const CLICKED_AT = 'bench:clicked-at';
  const now = () => performance.timeOrigin + performance.now();

  // The first task after a frame starts once style, layout and paint are done. Its high priority keeps
  // deferred work of the browser, such as scanning forms for passwords, from running in between.
  function afterFrame(work) {
    requestAnimationFrame(() => void scheduler.postTask(work, { priority: 'user-blocking' }));
  }

  const cards = document.getElementsByClassName('card');
  let visit;

  const isShown = ({ heading, title, count }) =>
    document.getElementsByClassName('heading')[0]?.textContent === heading &&
    document.title === title &&
    cards.length === count;

  function end() {
    if (!visit.frame || (visit.islands > 0 && !visit.ready)) return;
    const { idle, done, swap, frame, ready } = visit;
    setTimeout(() => done({ swap, frame, ready }), idle);
  }

  function mark(name) {
    visit[name] = performance.now() - visit.start;
    end();
  }

  function look() {
    if (!visit || visit.swap || !isShown(visit)) return;
    visit.swap = performance.now() - visit.start;
    afterFrame(() => mark('frame'));
  }

  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });

  // Session storage carries the time of the click over a full load, since no task survives the document.
  const clickedAt = Number(sessionStorage.getItem(CLICKED_AT));
  sessionStorage.removeItem(CLICKED_AT);
  const arrived = new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', () => {
      const swap = now() - clickedAt;
      afterFrame(() => resolve({ swap, frame: now() - clickedAt }));
    });
  });

  globalThis.bench = {
    alive: 0,
    readyCalls: 0,
    /** Called by an island's effect: the island is rendered and its listeners are connected. */
    ready() {
      bench.alive += 1;
      bench.readyCalls += 1;
      if (visit && bench.readyCalls === visit.islands) afterFrame(() => mark('ready'));
    },
    /** Called by an island's cleanup. */
    left() {
      bench.alive -= 1;
    },
    answers: new Set(),
    /** Clicks the link to the next page in its own task, and waits until the page is shown and idle. */
    visit: (expected) =>
      new Promise((done) =>
        setTimeout(() => {
          const link = document.querySelector('a.next');
          bench.readyCalls = 0;
          visit = { ...expected, done, start: performance.now() };
          link.click();
        }),
      ),
    /** Clicks the link to the next page, which the browser loads. */
    leave() {
      sessionStorage.setItem(CLICKED_AT, String(now()));
      document.querySelector('a.next').click();
    },
    arrived,
    /** Returns the displayed texts and the number of mounted islands. */
    prove: () => ({
      heading: document.querySelector('.heading').textContent,
      title: document.title,
      count: document.querySelectorAll('.card').length,
      steppers: [...document.querySelectorAll('.stepper output')].map((output) => output.textContent),
      fallbacks: document.querySelectorAll('.fallback').length,
      alive: bench.alive,
      address: location.search,
    }),
  };
})();
