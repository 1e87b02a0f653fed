/* Written into the head of every page, before everything else: the clock, and the roll of the islands. */
(() => {
  const { islands, inView } = document.documentElement.dataset;
  let waiting = 0;
  let isFirst = true;
  let settle = () => {};

  const bench = {
    /** What the system can do once it runs: `mount` what was added, `unmount` and remove a region. */
    driver: undefined,
    readyAt: [],
    readyCalls: 0,
    gone: 0,
    goneAt: 0,
    answers: new Set(),

    expect(count) {
      Object.assign(bench, { readyAt: [], readyCalls: 0, gone: 0, goneAt: 0 });
      waiting = count;
      bench.allReady = new Promise((resolve) => (settle = resolve));
    },
    /** Called by a component's effect: it is drawn, and what it listens to is connected. */
    ready(index) {
      bench.readyAt[index] = performance.now();
      bench.readyCalls += 1;
      if (isFirst && index < Number(inView)) performance.mark('bench:first');
      isFirst &&= index >= Number(inView);
      waiting -= 1;
      if (waiting > 0) return;
      performance.mark('bench:ready');
      settle();
    },
    /** Called by a component's cleanup. */
    left() {
      bench.gone += 1;
      bench.goneAt = performance.now();
    },
    /** Calls every mounted component by the listener that its effect has hung on the window. */
    call() {
      bench.answers = new Set();
      dispatchEvent(new Event('bench-call'));
      return bench.answers.size;
    },
  };

  globalThis.bench = bench;
  bench.expect(Number(islands));
  performance.mark('bench:start');
})();
