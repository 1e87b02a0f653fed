/** The ends of the pictures that are mounted. */
const mounted = new Set<AbortSignal>();

/**
 * Lets something happen before the page is printed, as long as one of its users lives.
 *
 * @param run Called once for each print.
 * @param signal Aborted when this user leaves.
 */
export function beforePrint(run: () => void, signal: AbortSignal): void {
  if (mounted.size === 0) addEventListener('beforeprint', run);
  mounted.add(signal);
  const leave = () => {
    mounted.delete(signal);
    if (mounted.size === 0) removeEventListener('beforeprint', run);
  };
  signal.addEventListener('abort', leave, { once: true });
}
