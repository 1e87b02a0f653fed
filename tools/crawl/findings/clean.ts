/** Limit of a text of the site in characters. */
const MAX_LENGTH = 400;

/** Characters that steer a terminal or the direction of a line. */
// oxlint-disable-next-line no-control-regex
const STEERING = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** Returns a text of the site without characters that steer, cut to a length. */
export function cleanText(text: string, max = MAX_LENGTH): string {
  const clean = text.replace(STEERING, '\ufffd').trim();
  return clean.length > max ? `${clean.slice(0, max)}…` : clean;
}
