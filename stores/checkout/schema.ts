import { boolean, nullish, object, string } from 'valibot';

/** The verdict about a VAT number (CHK-04); null when the service gave none. */
export const vatAnswer = object({
  IsVATValidWebService: nullish(boolean()),
  ErrorMessage: nullish(string()),
});
