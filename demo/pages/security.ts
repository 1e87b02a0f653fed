import type { Hono } from 'hono';
import { findVariant, productOf } from '../assortment/index.ts';
import { editorEmail } from '../data/seed-media.ts';
import { demoPassword, demoUsers } from '../data/seed.ts';
import type { User } from '../data/users.ts';
import type { Ctx, Env } from '../http/env.ts';
import { endSignIn, isCall, signIn, rejectedPath } from '../http/sign-in.ts';
import { checkForm, readValues } from '../rules/form.ts';
import type { Complaints, Values } from '../rules/form.ts';
import { isPassword } from '../rules/passwords.ts';
import { loginHref, returnPath } from '../rules/return-path.ts';
import { loginFields } from '../rules/visitor-forms.ts';
import type { LoginFieldName } from '../rules/visitor-forms.ts';
import type { Shop } from '../shop.ts';
import { fill } from '../texts/index.ts';
import { formView } from './form-view.ts';
import { fieldsOf } from './forms.ts';
import { guessPassword, slowDown } from './guess-keys.ts';
import { leaveNotice, takeNotice } from './notices.ts';
import { requestSecondStep, userWaiting } from './second-step.ts';
import { textsOf } from './view.ts';

const demoEmails = [...demoUsers.map(({ email }) => email), editorEmail];

const wrongCredentials = { rule: 'credentials' };

const securityPath = '/:culture{(?:fr|nl)}/security';

export function securityRoutes(app: Hono<Env>, shop: Shop): void {
  app.get(`${securityPath}/login`, async (c) => {
    if (c.get('user')) return c.redirect(wayBack(c), 303);
    // The email address is preserved after a return from the second step.
    const Email = userWaiting(c, shop)?.email;
    return loginPage(c, shop, readValues<LoginFieldName>(loginFields, { Email }));
  });
  app.post(`${securityPath}/login`, (c) => tryLogin(c, shop));

  // A GET changes nothing, so a link only leads to the account page.
  app.get(`${securityPath}/logoff`, (c) => c.redirect(`/${c.get('culture')}/account`, 303));
  app.post(`${securityPath}/logoff`, (c) => {
    endSignIn(c, shop);
    leaveNotice(c, { kind: 'done', text: textsOf(c).login.signedOut });
    return c.redirect(`/${c.get('culture')}`, 303);
  });
}

const wayBack = (c: Ctx): string => returnPath(c.req.query('returnUrl')) ?? `/${c.get('culture')}/account`;

async function tryLogin(c: Ctx, shop: Shop): Promise<Response> {
  const fields = await fieldsOf(c);
  const values = { ...readValues<LoginFieldName>(loginFields, fields), Password: fields['Password'] ?? '' };
  const complaints = await checkForm<LoginFieldName>(shop.testValue, loginFields, values);
  if (complaints.size > 0) return loginPage(c, shop, values, complaints);
  const guess = await guessPassword(c, shop, values.Email, () => findUser(shop, values));
  if ('waitSeconds' in guess)
    return loginPage(c, shop, values, new Map([['Password', slowDown(guess.waitSeconds)]]));
  const user = guess.found;
  if (!user) return loginPage(c, shop, values, new Map([['Password', wrongCredentials]]));
  const more = requestSecondStep(c, shop, user, wayBack(c));
  if (more) return more;
  signIn(c, shop, user.id);
  greet(c, user);
  return c.redirect(wayBack(c), 303);
}

/** Pages that show notices; a dialog announces the sign-in itself. */
const GREETING_PAGES = /^\/(fr|nl)(\/(account|shoppingcarts|catalog\/product\/[^/]+))?(\?|$)/;

function greet(c: Ctx, { firstName }: User): void {
  if (isCall(c) || !GREETING_PAGES.test(wayBack(c))) return;
  leaveNotice(c, { kind: 'done', text: fill(textsOf(c).login.welcome, firstName), hasFocus: true });
}

async function findUser({ users }: Shop, { Email, Password }: Values<LoginFieldName>) {
  const user: User | undefined = users.findByEmail(Email);
  return (await isPassword(Password, user?.passwordHash)) ? user : undefined;
}

const WISHLIST = /^\/(?:fr|nl)\/catalog\/wishlist\//;

/** Returns what the sign-in is for, as far as the rejected address says it. */
function introOf(c: Ctx): string {
  const t = textsOf(c).login;
  const path = rejectedPath(c);
  if (!path || !WISHLIST.test(path)) return t.intro;
  const id = Number(new URL(path, c.req.url).searchParams.get('ProductVariantId'));
  const variant = findVariant(id);
  return variant ? fill(t.introProduct, productOf(variant).name[c.get('culture')]) : t.introList;
}

async function loginPage(
  c: Ctx,
  { view }: Shop,
  values: Values<LoginFieldName>,
  complaints: Complaints<LoginFieldName> = new Map(),
): Promise<Response> {
  const [t, culture] = [textsOf(c).login, c.get('culture')];
  const { Email } = values;
  const idPrefix = 'login-';
  const labels = t.labels;
  const shown = { Email, Password: '' };
  const form = formView<LoginFieldName>({
    fields: loginFields,
    labels,
    values: shown,
    complaints,
    culture,
    idPrefix,
  });
  const answer = await view.page(
    c,
    'login',
    {
      title: t.title,
      ...form,
      intro: introOf(c),
      isRejected: complaints.get('Password') === wrongCredentials,
      notice: complaints.size > 0 ? undefined : takeNotice(c),
      action: loginHref(culture, wayBack(c)),
      accounts: demoEmails.map((email, index) => ({ email, role: t.roles[index] })),
      password: demoPassword,
    },
    complaints.size > 0 ? 422 : 200,
  );
  answer.headers.set('Cache-Control', 'no-store');
  return answer;
}
