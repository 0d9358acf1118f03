import { Secret } from 'otpauth';
import { hashOfRecoveryCode, newRecoveryCodes } from './recovery-codes';
import { enrolmentAddress, newTotpSecret, qrOf, stepOfCode } from './totp';

/** RFC 6238, appendix B, SHA-1; the last six of its eight digits. */
const secret = Secret.fromUTF8('12345678901234567890').base32;
const published = [
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
] as const;

describe('a code of an authenticator app', () => {
  test.each(published)('at %i s is that of RFC 6238', (seconds, code) => {
    expect(stepOfCode(secret, code.slice(-6), seconds * 1_000)).toBe(Math.floor(seconds / 30));
  });

  test('is accepted one step early or late, and no more', () => {
    const step = Math.floor(1_111_111_109 / 30);
    const at = (offset: number) => stepOfCode(secret, '081804', (1_111_111_109 + offset) * 1_000);
    expect([at(-30), at(0), at(30)]).toEqual([step, step, step]);
    expect([at(-60), at(60)]).toEqual([null, null]);
  });

  test('has its own secret of 160 bits, passed to the app by address and QR code', () => {
    const own = newTotpSecret();
    expect(Secret.fromBase32(own).bytes).toHaveLength(20);
    expect(own).not.toBe(newTotpSecret());
    const address = enrolmentAddress(own, 'jan@kavel.example');
    expect(address).toMatch(/^otpauth:\/\/totp\/Kavel:jan(@|%40)kavel\.example\?/);
    expect(new URL(address).searchParams.get('secret')).toBe(own);
    const { size, path } = qrOf(address);
    expect(size).toBeGreaterThanOrEqual(33);
    // The finder pattern of the first corner: seven dark modules, then one light.
    expect(path).toMatch(/^M0 0h7v1h-7z/);
  });
});

describe('recovery codes', () => {
  test('are ten of 120 bits, none twice', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){5}[0-9A-HJKMNP-TV-Z]{4}$/);
  });

  test('are accepted in any notation', () => {
    const hash = hashOfRecoveryCode('0123-4567-89AB-CDEF-GHJK-MN1P');
    expect(hashOfRecoveryCode(' o123 4567 89ab cdef ghjk mnlp ')).toBe(hash);
  });
});
