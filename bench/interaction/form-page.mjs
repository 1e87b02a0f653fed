import { writeField } from '../support/field-markup.mjs';
import { listFields } from '../support/fields.mjs';

/** Path of the page on the shop's origin. */
export const FORM_PATH = '/fr/bench/form';

const FIELDS = 50;

/** The shop's policy, without nonces. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; " +
  "connect-src 'self'; form-action 'self'; require-trusted-types-for 'script'; trusted-types archipel";

// `required` is all that the browser needs to reject empty fields; the library ignores it.
const markFields = (fields) => fields.replaceAll('data-val="true"', 'required data-val="true"');

function writePage(flavour) {
  const folder = `/assets/archipel/${flavour}`;
  const fields = listFields(FIELDS).map(writeField).join('\n');
  return `<!doctype html><html lang="fr" data-app="" data-site="/"><head><meta charset="utf-8"><title>Order</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="${folder}/archipel.css">
<link rel="stylesheet" href="${folder}/archipel-look.css"><script type="module" src="${folder}/archipel.js"></script></head>
<body><main data-page><h1>Order</h1><form action="/fr/bench/order" method="post">
${markFields(fields)}
<button class="ar-button" type="submit">Send</button></form></main></body></html>`;
}

/**
 * Serves a page with a form of 50 required fields on the shop's origin, under its policy.
 *
 * @param context The browser's context.
 * @param flavour `preact` or `react`.
 */
export const serveForm = (context, flavour) =>
  context.route(`**${FORM_PATH}`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': POLICY },
      body: writePage(flavour),
    }),
  );
