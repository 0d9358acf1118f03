import { Secret, TOTP } from 'otpauth';
import { encode } from 'uqr';

const periodSeconds = 30;
/** Time steps before and after the current one that are accepted, for clocks that differ (RFC 6238, 5.2). */
const window = 1;
const secretBytes = 20;

/** 160 bits as RFC 4226 recommends, in base32. */
export function newTotpSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

/** The time step (30 s since 1970) a code of six digits belongs to, near `at` in milliseconds; null when wrong. */
export function stepOfCode(secret: string, code: string, at: number): number | null {
  const delta = totpOf(secret, '').validate({ token: code, timestamp: at, window });
  return delta === null ? null : Math.floor(at / 1_000 / periodSeconds) + delta;
}

/** `otpauth://totp/Kavel:label?…`, as read by authenticator apps. */
export function enrolmentAddress(secret: string, label: string): string {
  return totpOf(secret, label).toString();
}

function totpOf(secret: string, label: string): TOTP {
  return new TOTP({
    issuer: 'Kavel',
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: periodSeconds,
  });
}

/** A QR code as the path of an SVG: one rectangle per run of dark modules in a row. */
export function qrOf(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const path = data.map((row, y) => runsOf(row).map(({ x, length }) => `M${x} ${y}h${length}v1h-${length}z`));
  return { size, path: path.flat().join('') };
}

function runsOf(row: readonly boolean[]): { x: number; length: number }[] {
  return row.flatMap((dark, x) => {
    if (!dark || row[x - 1]) return [];
    const end = row.indexOf(false, x);
    return [{ x, length: (end === -1 ? row.length : end) - x }];
  });
}
