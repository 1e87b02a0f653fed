/**
 * Limits the time of work that may never end.
 *
 * @param work The work.
 * @param ms Limit in ms.
 * @param reason Message of the error beyond it.
 * @throws Error beyond the limit.
 */
export async function limitTime<Result>(work: Promise<Result>, ms: number, reason: string): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(reason)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
