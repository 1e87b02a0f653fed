import { apiUrl } from '#runtime';

const keyOf = () => `archipel-wishlists ${apiUrl('')}`;

/** Records that lists have changed, for tabs whose code loads later and misses the message. Decision 492. */
export function recordChangeTime(): void {
  try {
    localStorage.setItem(keyOf(), String(Date.now()));
  } catch {
    // Without storage such a tab shows the state of its HTML until the next change.
  }
}

/** Whether lists have changed since the document was requested; a time in the future is of another clock. */
export function haveListsChanged(): boolean {
  try {
    const changedAt = Number(localStorage.getItem(keyOf()));
    return changedAt >= performance.timeOrigin && changedAt <= Date.now();
  } catch {
    return false;
  }
}
