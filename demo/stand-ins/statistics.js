/*
 * Stand-in for a tag manager's script: it reads `window.dataLayer`, what is queued and what follows, and
 * counts its own runs. The real one contacts its vendor's server.
 */
(() => {
  const layer = (window.dataLayer ??= []);
  const measured = (window.measured ??= []);
  const runs = Number(document.documentElement.dataset.statisticsRuns ?? 0);
  document.documentElement.dataset.statisticsRuns = String(runs + 1);
  const take = (entry) => void measured.push(entry);
  layer.forEach(take);
  const push = layer.push.bind(layer);
  layer.push = (...entries) => {
    entries.forEach(take);
    return push(...entries);
  };
})();
