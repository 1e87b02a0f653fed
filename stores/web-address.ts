import { warn } from '#runtime/page/warn.ts';
import { webUrl } from '#runtime/requests/safe-url.ts';
import { pipe, string, transform } from 'valibot';

/**
 * An address in an answer or in bulk data. If it is not http(s), such as `javascript:`, it is dropped with a
 * warning. A test checks that every address field uses this schema.
 * Decision 103.
 */
export const webAddress = pipe(
  string(),
  transform((value): string | undefined => {
    if (value === '' || webUrl(value)) return value;
    warn(
      `The address ${JSON.stringify(value.slice(0, 80))} is not used. Write an http(s) address, absolute or relative.`,
    );
    return undefined;
  }),
);
