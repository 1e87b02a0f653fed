/** The meaning of statuses, as the code treats them; each can be replaced by a more exact sentence. */

const SIGN_IN = 'The visitor must sign in: the login opens in a dialog, then the call is sent once more.';

/** Statuses of a read: any failure is shown in place, with a way to try again. */
export const readStatuses = {
  401: SIGN_IN,
  '4XX': 'The read has failed: the island says so, and what it showed before stays.',
  '5XX': 'The read has failed: the island says so, and the visitor can try again.',
} as const;

/** Statuses of a write. */
export const writeStatuses = {
  204: 'Empty: neither confirmed nor rejected, so the page or the cart is read again.',
  401: SIGN_IN,
  409: 'Rejected: what was shown before comes back, with the Message.',
  422: 'Rejected, as 409.',
  '4XX': 'Rejected, as 409. The outcome of 408, 425 and 429 is unknown, as with 5xx.',
  '5XX':
    'The outcome is unknown: the call is sent once more; then the choice stays, marked as not saved, and can be sent again.',
} as const;

/** Statuses of an addition, which is never sent a second time by itself. */
export const additionStatuses = {
  ...writeStatuses,
  204: 'Empty: the cart is read and compared; unless it is unchanged the addition counts as done.',
  409: 'Rejected: nothing is added, and the Message is shown.',
  '5XX': 'The outcome is unknown: the cart is read and compared, and the visitor is informed of the result.',
} as const;

/** Statuses of a request for a part of a page. */
export const htmlStatuses = {
  401: SIGN_IN,
  404: 'The part has failed to load: the island offers to try again.',
  '5XX': 'The part has failed to load: the island offers to try again.',
} as const;
