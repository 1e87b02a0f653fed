import type { Hono } from 'hono';
import type { User } from '../data/users.ts';
import type { Ctx, Env } from '../http/env.ts';
import { checkForm, readValues } from '../rules/form.ts';
import type { Complaints } from '../rules/form.ts';
import { hashPassword } from '../rules/passwords.ts';
import { forgotFields, resetFields } from '../rules/security-forms.ts';
import type { ForgotFieldName, ResetFieldName } from '../rules/security-forms.ts';
import type { Shop } from '../shop.ts';
import { fill } from '../texts/index.ts';
import { fieldsOf, record } from './forms.ts';
import { countMail, slowDown } from './guess-keys.ts';
import { sendMail } from './mails.ts';
import { leaveNotice } from './notices.ts';
import { secretPage } from './secret-page.ts';
import { textsOf } from './view.ts';

const path = '/:culture{(?:fr|nl)}/security';

/** Routes of a forgotten password: a mail with a link, for any address, and the form that the link opens. */
export function forgotPasswordRoutes(app: Hono<Env>, shop: Shop): void {
  app.get(`${path}/forgot`, (c) => forgotPage(c, shop, c.get('user')?.email ?? ''));
  app.post(`${path}/forgot`, (c) => sendLink(c, shop));
  app.get(`${path}/reset`, (c) => (userOfLink(c, shop) ? resetPage(c, shop) : goneLink(c, shop)));
  app.post(`${path}/reset`, (c) => resetPassword(c, shop));
}

const forgotPage = (c: Ctx, shop: Shop, Email: string, complaints?: Complaints<ForgotFieldName>) =>
  secretPage<ForgotFieldName>(c, shop, {
    template: 'forgot-password',
    title: textsOf(c).forgot.title,
    fields: forgotFields,
    labels: textsOf(c).forgot.labels,
    shown: { Email },
    complaints,
    idPrefix: 'forgot-',
  });

/** Sends a link. The response is the same for every address, so it doesn't reveal who has an account. */
async function sendLink(c: Ctx, shop: Shop): Promise<Response> {
  const values = readValues<ForgotFieldName>(forgotFields, await fieldsOf(c));
  const complaints = await checkForm<ForgotFieldName>(shop.testValue, forgotFields, values);
  const wait = complaints.size > 0 ? 0 : countMail(c, shop);
  if (wait > 0) complaints.set('Email', slowDown(wait));
  if (complaints.size > 0) return forgotPage(c, shop, values.Email, complaints);
  const user = shop.users.findByEmail(values.Email);
  const token = user && shop.passwordResets.start(user.id);
  if (user && token) mailLink(c, shop, user, token);
  await record(c, shop);
  const t = textsOf(c).forgot;
  const title = t.sentTitle;
  return shop.view.page(c, 'forgot-password', { title, sent: fill(t.sent, values.Email) });
}

function mailLink(c: Ctx, shop: Shop, { email, language }: User, token: string): void {
  const href = `/${language}/security/reset?token=${token}`;
  sendMail(c, shop, { name: 'reset', to: email, culture: language, href });
}

function userOfLink(c: Ctx, { passwordResets, users }: Shop): User | undefined {
  const userId = passwordResets.userOf(c.req.query('token') ?? '');
  return userId === undefined ? undefined : users.find(userId);
}

function goneLink(c: Ctx, { view }: Shop): Promise<Response> {
  return view.page(c, 'reset-password', { title: textsOf(c).reset.goneTitle, isGone: true }, 404);
}

function resetPage(c: Ctx, shop: Shop, complaints?: Complaints<ResetFieldName>): Promise<Response> {
  const token = encodeURIComponent(c.req.query('token') ?? '');
  return secretPage<ResetFieldName>(c, shop, {
    template: 'reset-password',
    title: textsOf(c).reset.title,
    fields: resetFields,
    labels: textsOf(c).reset.labels,
    complaints,
    idPrefix: 'reset-',
    data: { action: `/${c.get('culture')}/security/reset?token=${token}` },
  });
}

/** Resets the password. The link proves access to the mailbox only, so it does not sign in. */
async function resetPassword(c: Ctx, shop: Shop): Promise<Response> {
  const user = userOfLink(c, shop);
  if (!user) return goneLink(c, shop);
  const { Password = '', PasswordRepeat = '' } = await fieldsOf(c);
  const values = { Password, PasswordRepeat };
  const complaints = await checkForm<ResetFieldName>(shop.testValue, resetFields, values);
  if (complaints.size > 0) return resetPage(c, shop, complaints);
  setPassword(c, shop, user, Password);
  await record(c, shop, {});
  leaveNotice(c, { kind: 'done', text: textsOf(c).reset.done });
  return c.redirect(`/${c.get('culture')}/security/login`, 303);
}

/** Sets a new password: all earlier sign-ins and links end, and the user is notified by mail. */
export function setPassword(c: Ctx, shop: Shop, user: User, password: string): void {
  shop.users.setPassword(user.id, hashPassword(password));
  shop.signIns.endAll(user.id);
  shop.passwordResets.end(user.id);
  const { email: to, language: culture } = user;
  sendMail(c, shop, { name: 'passwordChanged', to, culture, href: `/${culture}/security/forgot` });
}
