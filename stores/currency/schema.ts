import { nullish, object, string } from 'valibot';

/** The answer to another currency (CUR-01); any code but `OK` is a question or a rejection. */
export const currencyAnswer = object({
  ResponseCode: string(),
  ReasonType: nullish(string()),
  ReasonResourceKey: nullish(string()),
});
