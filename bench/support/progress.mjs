/**
 * Tells how far a run is: on a terminal in one line that is written over, elsewhere in a line each.
 *
 * @param progress What is done now; nothing at the end.
 * @param isWorthALine Whether it is written where lines stay.
 */
export function tell(progress, isWorthALine = true) {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001B[K${progress}`);
  else if (isWorthALine && progress) process.stderr.write(`${progress}\n`);
}
