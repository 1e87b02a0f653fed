type Load<T> = (folder?: string) => Promise<T>;

/** Loads a chunk; retries it once from `./retry/`, as the real loader does. */
export const load = <T>(lazy: Load<T>): Promise<T> => lazy().catch(() => lazy('./retry/'));
