import type { Db } from './database.ts';
import { guessBook } from './guesses.ts';
import { outboxTable } from './outbox.ts';
import { passwordResetTable } from './password-resets.ts';
import { secondStepTable } from './second-steps.ts';
import { signInTable } from './sign-ins.ts';
import { twoFactorTable } from './two-factor.ts';

/** Creates the tables that protect accounts, and the outbox of their mails. */
export const securityTables = (db: Db, now?: () => number) => ({
  guesses: guessBook(now),
  signIns: signInTable(db),
  secondSteps: secondStepTable(db),
  twoFactor: twoFactorTable(db),
  passwordResets: passwordResetTable(db),
  outbox: outboxTable(db),
});
