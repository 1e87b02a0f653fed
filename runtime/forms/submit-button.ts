/** Selector of submit buttons; a button without `type` is one, too. */
export const SUBMIT_BUTTON = 'button:not([type=button], [type=reset]), input[type=submit], input[type=image]';
