import { atMost, email, required } from './form.ts';
import type { FormField } from './form.ts';

/** Rule of a new password in all forms. */
export const newPasswordRule = {
  rule: 'password',
  params: { min: 10, nonalphamin: 1, regex: '.*\\d.*' },
} as const;

const repeated = { rule: 'equalto', params: { other: '*.Password' } } as const;

export const forgotFields = [
  { name: 'Email', rules: [required, atMost(120), email] },
] as const satisfies readonly FormField[];

export type ForgotFieldName = (typeof forgotFields)[number]['name'];

export const resetFields = [
  { name: 'Password', missing: 'NewPassword', rules: [required, atMost(200), newPasswordRule] },
  { name: 'PasswordRepeat', rules: [required, repeated] },
] as const satisfies readonly FormField[];

export type ResetFieldName = (typeof resetFields)[number]['name'];

export const changePasswordFields = [
  { name: 'CurrentPassword', rules: [required, atMost(200)] },
  {
    name: 'Password',
    missing: 'NewPassword',
    rules: [
      required,
      atMost(200),
      newPasswordRule,
      { rule: 'notequalto', params: { others: 'CurrentPassword' }, message: 'otherPassword' },
    ],
  },
  { name: 'PasswordRepeat', rules: [required, repeated] },
] as const satisfies readonly FormField[];

export type ChangePasswordFieldName = (typeof changePasswordFields)[number]['name'];

export const codeFields = [
  {
    name: 'Code',
    rules: [required, { rule: 'regex', params: { pattern: '\\s*(\\d[\\s.\\-]*){6}' }, message: 'code' }],
  },
] as const satisfies readonly FormField[];

export type CodeFieldName = (typeof codeFields)[number]['name'];

export const recoveryFields = [
  { name: 'RecoveryCode', rules: [required, atMost(40)] },
] as const satisfies readonly FormField[];

export type RecoveryFieldName = (typeof recoveryFields)[number]['name'];

/** Fields that repeat the password before a change that weakens the account. */
export const confirmFields = [
  { name: 'CurrentPassword', rules: [required, atMost(200)] },
] as const satisfies readonly FormField[];

export type ConfirmFieldName = (typeof confirmFields)[number]['name'];
