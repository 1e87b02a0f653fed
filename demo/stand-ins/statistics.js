/*
 * Stands in for the script of a tag manager: takes what waits in `window.dataLayer`, then all that comes, and counts its own
 * runs. The real one asks the server of its maker, which a closed network can't reach.
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
