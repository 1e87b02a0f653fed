/** Returns a promise that an answer waits for, and the function that resolves it. */
export function createGate(): [opened: Promise<void>, open: () => void] {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return [opened, open];
}
