import { vi } from 'vitest';

/** Console messages since the start of the watch; the terminal does not show them. */
export interface WatchedConsole {
  errors(): string[];
  warnings(): string[];
}

const firstArguments = (calls: unknown[][]) => calls.map(([text]) => String(text));

/** Watches the console until the mocks are restored. */
export function watchConsole(): WatchedConsole {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  return {
    errors: () => firstArguments(error.mock.calls),
    warnings: () => firstArguments(warn.mock.calls),
  };
}
