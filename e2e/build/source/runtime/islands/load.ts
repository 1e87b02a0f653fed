type Load<T> = (folder?: string) => Promise<T>;

/** Tries twice, as the real loader does. */
export const load = <T>(lazy: Load<T>): Promise<T> => lazy().catch(() => lazy('./retry/'));
