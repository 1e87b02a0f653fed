/** Selector of what submits a form: a button without `type` is a submit button, too. */
export const SUBMIT_BUTTON = 'button:not([type=button], [type=reset]), input[type=submit], input[type=image]';
