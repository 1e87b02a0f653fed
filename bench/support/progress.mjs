/**
 * Reports the progress of a run: a terminal has one line that is overwritten, other outputs get many.
 *
 * @param progress The current step; empty at the end.
 * @param isWorthALine Whether it is written to outputs other than a terminal.
 */
export function reportProgress(progress, isWorthALine = true) {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001B[K${progress}`);
  else if (isWorthALine && progress) process.stderr.write(`${progress}\n`);
}
