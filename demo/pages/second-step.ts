import type { Hono } from 'hono';
import type { User } from '../data/users.ts';
import type { Ctx, Env } from '../http/env.ts';
import { signIn } from '../http/sign-in.ts';
import { checkForm, readValues } from '../rules/form.ts';
import type { Complaints } from '../rules/form.ts';
import { loginHref, returnPath } from '../rules/return-path.ts';
import { codeFields, recoveryFields } from '../rules/security-forms.ts';
import type { CodeFieldName, RecoveryFieldName } from '../rules/security-forms.ts';
import type { Shop } from '../shop.ts';
import { fill } from '../texts/index.ts';
import { codeComplaint, checkUserCode, tooManyTries } from './code-check.ts';
import { fieldsOf } from './forms.ts';
import { leaveNotice } from './notices.ts';
import { secretPage } from './secret-page.ts';
import { textsOf } from './view.ts';

type FieldName = CodeFieldName | RecoveryFieldName;

const path = '/:culture{(?:fr|nl)}/security/two-factor';
/** Number of remaining codes below which the visitor gets a notice. */
const fewCodes = 3;

const secondStepHref = (culture: string, back: string): string =>
  `/${culture}/security/two-factor?returnUrl=${encodeURIComponent(back)}`;

/** Routes of a sign-in's second step: a code of an app, or a recovery code. */
export function secondStepRoutes(app: Hono<Env>, shop: Shop): void {
  app.get(path, (c) => (userWaiting(c, shop) ? codePage(c, shop) : toLogin(c, shop)));
  app.post(path, (c) => trySecondStep(c, shop));
  app.post(`${path}/back`, (c) => c.redirect(loginHref(c.get('culture'), wayBack(c)), 303));
}

/** Starts the second step after a correct password; undefined when the user has no second step. */
export function requestSecondStep(c: Ctx, shop: Shop, user: User, back: string): Response | undefined {
  if (!shop.twoFactor.isOn(user.id)) return undefined;
  shop.secondSteps.start(c.get('session').id, user.id);
  return c.redirect(secondStepHref(c.get('culture'), back), 303);
}

/** Returns the user whose password was correct in this session and whose code is still missing. */
export function userWaiting(c: Ctx, { secondSteps, users }: Shop): User | undefined {
  const userId = secondSteps.userOf(c.get('session').id);
  return userId === undefined ? undefined : users.find(userId);
}

const wayBack = (c: Ctx): string => returnPath(c.req.query('returnUrl')) ?? `/${c.get('culture')}/account`;

/** Returns to the login: the second step has expired, or another tab has signed in. */
function toLogin(c: Ctx, { secondSteps }: Shop): Response {
  if (c.get('user')) return c.redirect(wayBack(c), 303);
  secondSteps.end(c.get('session').id);
  leaveNotice(c, { kind: 'refused', text: textsOf(c).secondStep.expired });
  return c.redirect(loginHref(c.get('culture'), wayBack(c)), 303);
}

async function trySecondStep(c: Ctx, shop: Shop): Promise<Response> {
  const user = userWaiting(c, shop);
  if (!user) return toLogin(c, shop);
  const posted = await fieldsOf(c);
  const isRecovery = posted['RecoveryCode'] !== undefined;
  if (shop.twoFactor.isLocked(user.id, Date.now()))
    return codePage(c, shop, new Map([[isRecovery ? 'RecoveryCode' : 'Code', tooManyTries]]));
  const complaints = isRecovery
    ? await checkRecovery(shop, user, posted)
    : await checkCode(shop, user, posted);
  if (complaints.size > 0) return codePage(c, shop, complaints, posted['RecoveryCode']);
  shop.secondSteps.end(c.get('session').id);
  signIn(c, shop, user.id);
  if (isRecovery) warnFewCodes(c, shop, user);
  return c.redirect(wayBack(c), 303);
}

async function checkCode(shop: Shop, user: User, posted: Partial<Record<string, string>>) {
  const values = readValues<CodeFieldName>(codeFields, posted);
  const complaints = await checkForm<CodeFieldName>(shop.testValue, codeFields, values);
  if (complaints.size > 0) return complaints;
  const verdict = checkUserCode(shop, user.id, values.Code);
  const broken = codeComplaint(verdict);
  return broken ? new Map([['Code' as const, broken]]) : complaints;
}

async function checkRecovery(shop: Shop, user: User, posted: Partial<Record<string, string>>) {
  const values = readValues<RecoveryFieldName>(recoveryFields, posted);
  const complaints = await checkForm<RecoveryFieldName>(shop.testValue, recoveryFields, values);
  if (complaints.size > 0) return complaints;
  if (shop.twoFactor.useRecoveryCode(user.id, values.RecoveryCode)) return complaints;
  shop.twoFactor.recordFailure(user.id, Date.now());
  return new Map([['RecoveryCode' as const, { rule: 'recovery', message: 'recovery' as const }]]);
}

function warnFewCodes(c: Ctx, { twoFactor }: Shop, { id }: User): void {
  const left = twoFactor.of(id)?.recoveryCodes ?? 0;
  if (left < fewCodes) leaveNotice(c, { kind: 'limit', text: fill(textsOf(c).secondStep.fewCodes, left) });
}

/** Renders the code form. A wrong code is cleared; a long recovery code is preserved for correction. */
function codePage(
  c: Ctx,
  shop: Shop,
  complaints?: Complaints<FieldName>,
  RecoveryCode = '',
): Promise<Response> {
  const culture = c.get('culture');
  const query = `returnUrl=${encodeURIComponent(wayBack(c))}`;
  return secretPage<FieldName>(c, shop, {
    template: 'second-step',
    title: textsOf(c).secondStep.title,
    fields: [...codeFields, ...recoveryFields],
    labels: textsOf(c).secondStep.labels,
    shown: { RecoveryCode },
    complaints,
    idPrefix: 'second-',
    data: {
      action: `/${culture}/security/two-factor?${query}`,
      backAction: `/${culture}/security/two-factor/back?${query}`,
      start: complaints?.has('RecoveryCode') ? 'recovery' : undefined,
    },
  });
}
