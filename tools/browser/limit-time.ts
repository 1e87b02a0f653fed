/**
 * Limits the time of work that may never end.
 *
 * @param work The work.
 * @param ms Limit in ms.
 * @param createError Creates the error of work that takes longer.
 * @throws The created error.
 */
export async function limitTime<Result>(
  work: Promise<Result>,
  ms: number,
  createError: () => Error,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(createError()), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
