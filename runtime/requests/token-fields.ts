/** Header names of antiforgery tokens. */
export const ASP_NET = 'RequestVerificationToken';
export const COMMON = 'X-CSRF-Token';
export const DJANGO = 'X-CSRFToken';

/** Token fields of the known frameworks, each with the header that its server reads. */
export const TOKEN_FIELDS: Readonly<Record<string, string>> = {
  // ASP.NET
  __RequestVerificationToken: ASP_NET,
  // Django
  csrfmiddlewaretoken: DJANGO,
  // Rails
  authenticity_token: COMMON,
  // Laravel, Symfony
  _token: COMMON,
  // The login of Symfony
  _csrf_token: COMMON,
  // Spring
  _csrf: COMMON,
};
