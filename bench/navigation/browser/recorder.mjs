/* Put into every page by the browser, not by the page: the clock, and the proof of what is shown. */
(() => {
  const CLICKED_AT = 'bench:clicked-at';
  const now = () => performance.timeOrigin + performance.now();

  // The task after a frame begins when its style, layout and paint are done. Of a high priority, so that what the browser
  // has put off, such as looking through forms for passwords, does not come between.
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
    const { settle, done, swap, frame, ready } = visit;
    setTimeout(() => done({ swap, frame, ready }), settle);
  }

  function note(name) {
    visit[name] = performance.now() - visit.start;
    end();
  }

  function look() {
    if (!visit || visit.swap || !isShown(visit)) return;
    visit.swap = performance.now() - visit.start;
    afterFrame(() => note('frame'));
  }

  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });

  // A real load has no task that is there before and after it: the time of the click outlives the page.
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
    /** Called by an island's effect: it is drawn, and what it listens to is connected. */
    ready() {
      bench.alive += 1;
      bench.readyCalls += 1;
      if (visit && bench.readyCalls === visit.islands) afterFrame(() => note('ready'));
    },
    /** Called by an island's cleanup. */
    left() {
      bench.alive -= 1;
    },
    answers: new Set(),
    /** Clicks the link to the next page, in a task of its own, and waits until it is shown and all is quiet. */
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
    /** What a visitor sees, and how many islands live. */
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
