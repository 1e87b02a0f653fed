import { vi } from 'vitest';

/** What was written to the console since the watch began, and kept from the terminal. */
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
