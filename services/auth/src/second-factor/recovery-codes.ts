import { randomInt } from 'node:crypto';
import { hashOf } from '../secrets';

export const recoveryCodeCount = 10;

/** Crockford's base32: without I, L, O and U, which are easily misread. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 24 characters of 5 bits: with 120 bits a plain hash suffices (ASVS 5.0, 6.5.2 requires 112). */
const groups = 6;
const groupLength = 4;

/** `7K2M-…`, six groups of four. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () => Array.from({ length: groups }, newGroup).join('-'));
}

function newGroup(): string {
  return Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** The stored hash of a code. Case, spaces and hyphens are ignored; I and L are 1, O is 0. */
export function hashOfRecoveryCode(code: string): string {
  return hashOf(withoutSeparators(code).toUpperCase().replace(/[IL]/g, '1').replace(/O/g, '0'));
}

/** Normalises a code as typed or pasted. */
export function withoutSeparators(code: string): string {
  return code.replace(/[\s-]/g, '');
}
