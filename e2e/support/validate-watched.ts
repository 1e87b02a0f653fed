interface Outcome {
  errors: Record<string, string>;
  longestGap: number;
}

/**
 * Runs in a page: validates its form and measures the longest time, in ms, for which the page was blocked.
 */
export async function validateWatched(): Promise<Outcome> {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]')!;
  const { validate } = (await import(script.src)) as {
    validate: (form: HTMLFormElement) => Promise<{ errors: Record<string, string> }>;
  };
  let longestGap = 0;
  let last = performance.now();
  const clock = setInterval(() => {
    const now = performance.now();
    longestGap = Math.max(longestGap, now - last);
    last = now;
  }, 10);
  const { errors } = await validate(document.forms[0]!);
  longestGap = Math.max(longestGap, performance.now() - last);
  clearInterval(clock);
  return { errors, longestGap };
}
