import { describe, expect, it } from 'vitest';
import { hashPassword, isPassword } from '../../demo/rules/passwords.ts';

describe('a password', () => {
  it('is known by its hash, and only it', async () => {
    const stored = hashPassword('table-ouverte');
    expect(await isPassword('table-ouverte', stored)).toBe(true);
    expect(await isPassword('Table-ouverte', stored)).toBe(false);
    expect(await isPassword('', stored)).toBe(false);
  });

  it('has another hash each time, without the password in it', () => {
    const [one, two] = [hashPassword('table-ouverte'), hashPassword('table-ouverte')];
    expect(one).not.toBe(two);
    expect(one).not.toContain('table');
  });

  it('is never right for an account that does not exist', async () => {
    expect(await isPassword('table-ouverte', undefined)).toBe(false);
    expect(await isPassword('', undefined)).toBe(false);
  });
});
