import type { Hono } from 'hono';
import { renderSVG } from 'uqr';
import type { Ctx, Env } from '../http/env.ts';
import { checkForm, readValues } from '../rules/form.ts';
import type { Complaints } from '../rules/form.ts';
import { groupSecret, otpauthUri } from '../rules/one-time-codes.ts';
import { createRecoveryCodes } from '../rules/recovery-codes.ts';
import { codeFields, confirmFields } from '../rules/security-forms.ts';
import type { CodeFieldName, ConfirmFieldName } from '../rules/security-forms.ts';
import type { Shop } from '../shop.ts';
import { securityHref, securityPath } from './account-security.ts';
import { codeComplaint, checkUserCode, tooManyTries } from './code-check.ts';
import { fieldsOf, record } from './forms.ts';
import { currentPasswordComplaint } from './guess-keys.ts';
import { sendMail } from './mails.ts';
import { leaveNotice } from './notices.ts';
import { secretPage } from './secret-page.ts';
import { textsOf } from './view.ts';

const issuer = 'Îlot';
const path = `${securityPath}/two-factor`;

/** Routes that switch the second step on and off and create recovery codes, for signed-in users only. */
export function twoFactorRoutes(app: Hono<Env>, shop: Shop): void {
  app.get(path, (c) => (isOn(c, shop) ? alreadyOn(c) : setUpPage(c, shop)));
  app.get(`${path}/qr.svg`, (c) => qrImage(c, shop));
  app.post(path, (c) => switchOn(c, shop));
  app.get(`${path}/off`, (c) => (isOn(c, shop) ? confirmPage(c, shop, 'off') : toOverview(c)));
  app.post(`${path}/off`, (c) => switchOff(c, shop));
  app.get(`${path}/codes`, (c) => (isOn(c, shop) ? confirmPage(c, shop, 'codes') : toOverview(c)));
  app.post(`${path}/codes`, (c) => renewCodes(c, shop));
}

const userOf = (c: Ctx) => c.get('user')!;
const isOn = (c: Ctx, { twoFactor }: Shop): boolean => twoFactor.isOn(userOf(c).id);
const toOverview = (c: Ctx): Response => c.redirect(securityHref(c), 303);

function alreadyOn(c: Ctx): Response {
  leaveNotice(c, { kind: 'done', text: textsOf(c).twoFactor.already });
  return toOverview(c);
}

function uriOf(c: Ctx, { twoFactor }: Shop): string {
  const { id, email } = userOf(c);
  return otpauthUri(twoFactor.secretOf(id), email, issuer);
}

/** Renders the QR code for browsers without scripts; with scripts the page draws it itself. */
function qrImage(c: Ctx, shop: Shop): Response | Promise<Response> {
  if (isOn(c, shop)) return c.notFound();
  c.header('Cache-Control', 'no-store');
  return c.body(renderSVG(uriOf(c, shop), { border: 2 }), 200, { 'Content-Type': 'image/svg+xml' });
}

function setUpPage(c: Ctx, shop: Shop, complaints?: Complaints<CodeFieldName>): Promise<Response> {
  const secret = shop.twoFactor.secretOf(userOf(c).id);
  return secretPage<CodeFieldName>(c, shop, {
    template: 'two-factor',
    title: textsOf(c).twoFactor.title,
    fields: codeFields,
    labels: textsOf(c).secondStep.labels,
    complaints,
    idPrefix: 'set-up-',
    data: { secret, grouped: groupSecret(secret), uri: uriOf(c, shop), start: complaints && 'code' },
  });
}

async function switchOn(c: Ctx, shop: Shop): Promise<Response> {
  const { id, email: to, language: culture } = userOf(c);
  if (isOn(c, shop)) return alreadyOn(c);
  if (shop.twoFactor.isLocked(id, Date.now())) return setUpPage(c, shop, new Map([['Code', tooManyTries]]));
  const values = readValues<CodeFieldName>(codeFields, await fieldsOf(c));
  const complaints = await checkForm<CodeFieldName>(shop.testValue, codeFields, values);
  const broken = complaints.size === 0 ? codeComplaint(checkUserCode(shop, id, values.Code)) : undefined;
  if (broken) complaints.set('Code', broken);
  if (complaints.size > 0) return setUpPage(c, shop, complaints);
  shop.twoFactor.switchOn(id);
  sendMail(c, shop, { name: 'twoFactorOn', to, culture, href: `/${culture}/account/security` });
  return codesPage(c, shop, textsOf(c).twoFactor.doneTitle);
}

/** Renders new recovery codes, the only response that shows them: the database has hashes. */
async function codesPage(c: Ctx, { twoFactor, view, ledger }: Shop, done?: string): Promise<Response> {
  const codes = createRecoveryCodes();
  twoFactor.setRecoveryCodes(userOf(c).id, codes);
  ledger.add(c.get('session').id, { method: c.req.method, path: c.req.path, body: {} });
  const answer = await view.page(c, 'recovery-codes', {
    title: textsOf(c).twoFactor.codesTitle,
    done,
    codes,
  });
  answer.headers.set('Cache-Control', 'no-store');
  return answer;
}

type Question = 'off' | 'codes';

function confirmPage(
  c: Ctx,
  shop: Shop,
  question: Question,
  complaints?: Complaints<ConfirmFieldName>,
): Promise<Response> {
  const t = textsOf(c).twoFactor;
  const message =
    question === 'off'
      ? { title: t.offTitle, text: t.offText, submit: t.off }
      : { title: t.newCodesTitle, text: t.newCodesText, submit: t.newCodes };
  return secretPage<ConfirmFieldName>(c, shop, {
    template: 'confirm-password',
    title: message.title,
    fields: confirmFields,
    labels: textsOf(c).security.labels,
    complaints,
    idPrefix: 'confirm-',
    data: { ...message, action: `${securityHref(c)}/two-factor/${question}`, email: userOf(c).email },
  });
}

/** Returns the errors of the repeated password. */
async function checkPassword(c: Ctx, shop: Shop) {
  const { CurrentPassword = '' } = await fieldsOf(c);
  const complaints = await checkForm<ConfirmFieldName>(shop.testValue, confirmFields, { CurrentPassword });
  const wrong = complaints.size === 0 ? await currentPasswordComplaint(c, shop, CurrentPassword) : undefined;
  if (wrong) complaints.set('CurrentPassword', wrong);
  return complaints;
}

async function switchOff(c: Ctx, shop: Shop): Promise<Response> {
  const complaints = await checkPassword(c, shop);
  if (complaints.size > 0) return confirmPage(c, shop, 'off', complaints);
  const { id, email: to, language: culture } = userOf(c);
  if (!isOn(c, shop)) return toOverview(c);
  shop.twoFactor.switchOff(id);
  await record(c, shop, {});
  sendMail(c, shop, { name: 'twoFactorOff', to, culture, href: `/${culture}/account/security` });
  leaveNotice(c, { kind: 'done', text: textsOf(c).security.switchedOff });
  return toOverview(c);
}

async function renewCodes(c: Ctx, shop: Shop): Promise<Response> {
  if (!isOn(c, shop)) return toOverview(c);
  const complaints = await checkPassword(c, shop);
  if (complaints.size > 0) return confirmPage(c, shop, 'codes', complaints);
  return codesPage(c, shop);
}
