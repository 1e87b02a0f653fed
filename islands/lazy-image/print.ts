/** The signals of the mounted pictures. */
const mounted = new Set<AbortSignal>();

/**
 * Calls a function before each print while at least one picture is mounted.
 *
 * @param run Called once for each print.
 * @param signal Aborted when the picture is unmounted.
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
