/* First script in the head of every page: records times and counts the mounted islands. */
(() => {
  const { islands, inView } = document.documentElement.dataset;
  let waiting = 0;
  let isFirst = true;
  let resolveReady = () => {};

  const bench = {
    /** The system's functions, set once it runs: `mount` an added region, `unmount` and remove it. */
    driver: undefined,
    readyAt: [],
    readyCalls: 0,
    gone: 0,
    goneAt: 0,
    answers: new Set(),

    expect(count) {
      Object.assign(bench, { readyAt: [], readyCalls: 0, gone: 0, goneAt: 0 });
      waiting = count;
      bench.allReady = new Promise((resolve) => (resolveReady = resolve));
    },
    /** Called by a component's effect: the component is rendered and its listeners are connected. */
    ready(index) {
      bench.readyAt[index] = performance.now();
      bench.readyCalls += 1;
      if (isFirst && index < Number(inView)) performance.mark('bench:first');
      isFirst &&= index >= Number(inView);
      waiting -= 1;
      if (waiting > 0) return;
      performance.mark('bench:ready');
      resolveReady();
    },
    /** Called by a component's cleanup. */
    left() {
      bench.gone += 1;
      bench.goneAt = performance.now();
    },
    /** Dispatches an event to all mounted components and returns how many respond. */
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
