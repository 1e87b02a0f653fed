/* First script in the head of every page: marks the times at which the page is parsed and its islands are ready. */
(() => {
  const { benchIsland: island, benchIslands: islands } = document.documentElement.dataset;
  let left = Number(islands);
  const onReady = ({ detail }) => {
    if (detail.name !== island) return;
    left -= 1;
    if (left !== 0) return;
    performance.mark('bench:ready');
    document[Symbol.for('archipel')].whenIdle().then(() => performance.mark('bench:idle'));
  };
  const onParsed = () => {
    if (document.readyState === 'interactive') performance.mark('bench:start');
  };
  document.addEventListener('readystatechange', onParsed);
  document.addEventListener('archipel:island-ready', onReady);
})();
