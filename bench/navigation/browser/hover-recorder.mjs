/* First script in the head of every page: reports to the server when a page that was clicked is painted. */
(() => {
  const CLICKED_AT = 'bench:clicked-at';
  const cards = document.getElementsByClassName('card');
  const errors = [];
  let shown;

  addEventListener('error', ({ message }) => errors.push(message));
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));

  // Local storage carries the time of the click to the next document, whatever process that is in.
  addEventListener(
    'click',
    ({ timeStamp }) => localStorage.setItem(CLICKED_AT, String(performance.timeOrigin + timeStamp)),
    { capture: true },
  );

  function afterFrame(work) {
    requestAnimationFrame(() => void scheduler.postTask(work, { priority: 'user-blocking' }));
  }

  function report() {
    const time = performance.timeOrigin + performance.now() - Number(localStorage.getItem(CLICKED_AT));
    const { activationStart, deliveryType } = performance.getEntriesByType('navigation')[0];
    const { x, y, width, height } = document.querySelector('a.next').getBoundingClientRect();
    const seen = {
      time,
      activationStart,
      deliveryType,
      link: { x: x + width / 2, y: y + height / 2 },
      heading: shown,
      title: document.title,
      count: cards.length,
      address: location.search,
      errors,
    };
    navigator.sendBeacon(`/report?data=${encodeURIComponent(JSON.stringify(seen))}`);
  }

  const page = () => document.querySelector('h1.heading')?.textContent;

  /** Reports a page once its heading, its title and its list are there. */
  function look() {
    const heading = page();
    const number = heading?.split(' ').at(-1);
    if (!heading || heading === shown || document.title !== `Page ${number}`) return;
    shown = heading;
    if (document.prerendering) {
      document.addEventListener('prerenderingchange', () => afterFrame(report), { once: true });
    } else afterFrame(report);
  }

  document.addEventListener('DOMContentLoaded', () => {
    look();
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  });
})();
