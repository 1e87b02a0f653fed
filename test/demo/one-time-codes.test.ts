// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  codeOf,
  counterAt,
  createSecret,
  fromBase32,
  groupSecret,
  checkCode,
  otpauthUri,
  readCode,
  toBase32,
} from '../../demo/rules/one-time-codes.ts';
import { createRecoveryCodes, hashRecoveryCode } from '../../demo/rules/recovery-codes.ts';

const ascii = (text: string) => Buffer.from(text, 'ascii');
const seeds = {
  sha1: ascii('12345678901234567890'),
  sha256: ascii('12345678901234567890123456789012'),
  sha512: ascii('1234567890123456789012345678901234567890123456789012345678901234'),
};

describe('codes by the clock [ACC-02]', () => {
  // RFC 4226, appendix D.
  it.each(
    ['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489'].map(
      (code, counter) => [counter, code] as const,
    ),
  )('step %d is %s (RFC 4226)', (counter, code) => expect(codeOf(seeds.sha1, counter)).toBe(code));

  // RFC 6238, appendix B.
  it.each([
    [59, '94287082', '46119246', '90693936'],
    [1111111109, '07081804', '68084774', '25091201'],
    [1111111111, '14050471', '67062674', '99943326'],
    [1234567890, '89005924', '91819424', '93441116'],
    [2000000000, '69279037', '90698825', '38618901'],
    [20000000000, '65353130', '77737706', '47863826'],
  ])('at second %d they are those of RFC 6238', (second, sha1, sha256, sha512) => {
    const counter = counterAt(second * 1000);
    expect(codeOf(seeds.sha1, counter, 8, 'sha1')).toBe(sha1);
    expect(codeOf(seeds.sha256, counter, 8, 'sha256')).toBe(sha256);
    expect(codeOf(seeds.sha512, counter, 8, 'sha512')).toBe(sha512);
  });

  // RFC 4648, section 10.
  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('base32 of “%s” is %s, and back', (text, encoded) => {
    expect(toBase32(ascii(text))).toBe(encoded);
    expect(fromBase32(encoded.toLowerCase().replace(/(.{4})/g, '$1 ')).toString('ascii')).toBe(text);
  });

  it('have a key of 160 bits, shown in groups of four', () => {
    const secret = createSecret();
    expect(fromBase32(secret)).toHaveLength(20);
    expect(groupSecret(secret)).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
    expect(createSecret()).not.toBe(secret);
  });

  it('travel to an app in an address with all that it has to know', () => {
    const uri = new URL(otpauthUri('JBSWY3DP', 'ada@example.be', 'Îlot'));
    expect([uri.protocol, uri.host]).toEqual(['otpauth:', 'totp']);
    expect(decodeURIComponent(uri.pathname)).toContain('Îlot:ada@example.be');
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      secret: 'JBSWY3DP',
      issuer: 'Îlot',
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
  });

  const secret = toBase32(seeds.sha1);
  const time = 1_234_567_890_000;
  const at = (steps: number) => codeOf(seeds.sha1, counterAt(time) + steps);
  const check = (code: string, lastUsed = 0) => checkCode({ secret, code, time, lastUsed });

  it.each([-1, 0, 1])('are right %d steps beside the clock', (steps) =>
    expect(check(at(steps))).toEqual({ kind: 'right', counter: counterAt(time) + steps }),
  );

  it.each([2, 3])('are wrong %d steps ahead of it', (steps) => expect(check(at(steps)).kind).toBe('wrong'));

  it.each([-2, -10])('are old %d steps behind it', (steps) => expect(check(at(steps)).kind).toBe('old'));

  it('are right once: that one and all before it are used up', () => {
    const used = counterAt(time);
    expect(check(at(0), used).kind).toBe('used');
    expect(check(at(-1), used).kind).toBe('used');
    expect(check(at(1), used)).toEqual({ kind: 'right', counter: used + 1 });
  });

  it.each(['', '12345', '1234567', 'abcdef', '😀😀😀'])('are not “%s”', (code) =>
    expect(check(code).kind).toBe('wrong'),
  );

  it('are read in any grouping', () => {
    const code = at(0);
    const [a, b, c] = [code.slice(0, 2), code.slice(2, 4), code.slice(4)];
    for (const typed of [`${a}${b} ${c}`, ` ${code}\n`, `${a}-${b}-${c}`, `${a}\u202f${b}.${c}`])
      expect(check(readCode(typed)).kind).toBe('right');
  });
});

describe('recovery codes [ACC-02]', () => {
  it('are eight, all different, and known by a hash whatever their grouping', () => {
    const codes = createRecoveryCodes();
    expect(new Set(codes).size).toBe(8);
    for (const code of codes) expect(code).toMatch(/^[A-HJ-NP-Z2-9]{5}-[A-HJ-NP-Z2-9]{5}$/);
    expect(hashRecoveryCode(codes[0]!.toLowerCase().replace('-', ' '))).toBe(hashRecoveryCode(codes[0]!));
    expect(hashRecoveryCode(codes[0]!)).not.toContain(codes[0]!.slice(0, 5));
  });
});
