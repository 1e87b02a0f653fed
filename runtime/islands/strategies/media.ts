import { followSignal } from '../../requests/follow-signal.ts';
import type { Strategy } from './strategy.ts';

/**
 * Starts when a media query matches, now or later.
 *
 * @param query A media query in parentheses.
 */
export const media =
  (query: string): Strategy =>
  (_host, start, signal) => {
    const list = matchMedia(query);
    const once = followSignal(signal);
    const check = () => {
      if (!list.matches) return;
      once.abort();
      start();
    };
    list.addEventListener('change', check, { signal: once.signal });
    check();
  };
