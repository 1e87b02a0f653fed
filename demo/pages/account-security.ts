import type { Hono } from 'hono';
import type { Ctx, Env } from '../http/env.ts';
import { signIn } from '../http/sign-in.ts';
import { checkForm } from '../rules/form.ts';
import type { Complaints } from '../rules/form.ts';
import { changePasswordFields } from '../rules/security-forms.ts';
import type { ChangePasswordFieldName } from '../rules/security-forms.ts';
import type { Shop } from '../shop.ts';
import { plural } from '../texts/index.ts';
import { setPassword } from './forgot-password.ts';
import { fieldsOf, record } from './forms.ts';
import { currentPasswordComplaint } from './guess-keys.ts';
import { leaveNotice, takeNotice } from './notices.ts';
import { secretPage } from './secret-page.ts';
import { textsOf } from './view.ts';

export const securityPath = '/:culture{(?:fr|nl)}/account/security';
export const securityHref = (c: Ctx): string => `/${c.get('culture')}/account/security`;

/** Routes of the account's security pages; only signed-in users reach them. */
export function accountSecurityRoutes(app: Hono<Env>, shop: Shop): void {
  app.get(securityPath, (c) => overview(c, shop));
  app.get(`${securityPath}/password`, (c) => changePage(c, shop));
  app.post(`${securityPath}/password`, (c) => changePassword(c, shop));
}

async function overview(c: Ctx, { view, twoFactor }: Shop): Promise<Response> {
  const [t, culture] = [textsOf(c).security, c.get('culture')];
  const state = twoFactor.of(c.get('user')!.id);
  const answer = await view.page(c, 'account-security', {
    title: t.title,
    isOn: state?.isOn === true,
    recoveryLeft: plural(t.recoveryLeft, state?.recoveryCodes ?? 0, culture),
    notice: takeNotice(c),
  });
  answer.headers.set('Cache-Control', 'no-store');
  return answer;
}

const changePage = (c: Ctx, shop: Shop, complaints?: Complaints<ChangePasswordFieldName>) =>
  secretPage<ChangePasswordFieldName>(c, shop, {
    template: 'change-password',
    title: textsOf(c).changePassword.title,
    fields: changePasswordFields,
    labels: textsOf(c).changePassword.labels,
    complaints,
    idPrefix: 'change-',
    data: { email: c.get('user')!.email },
  });

async function changePassword(c: Ctx, shop: Shop): Promise<Response> {
  const user = c.get('user')!;
  const { CurrentPassword = '', Password = '', PasswordRepeat = '' } = await fieldsOf(c);
  const values = { CurrentPassword, Password, PasswordRepeat };
  const complaints = await checkForm<ChangePasswordFieldName>(shop.testValue, changePasswordFields, values);
  const isTyped = !complaints.has('CurrentPassword');
  const wrong = isTyped ? await currentPasswordComplaint(c, shop, CurrentPassword) : undefined;
  if (wrong) complaints.set('CurrentPassword', wrong);
  if (complaints.size > 0) return changePage(c, shop, complaints);
  setPassword(c, shop, user, Password);
  await record(c, shop, {});
  // The new password has ended all sign-ins, so this session signs in again.
  signIn(c, shop, user.id);
  leaveNotice(c, { kind: 'done', text: textsOf(c).changePassword.done });
  return c.redirect(securityHref(c), 303);
}
