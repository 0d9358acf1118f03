import { fileNameLimit } from '@kavel/contracts/services';

/** Invisible or direction-changing characters. A zero-width joiner (U+200D) stays: emoji need it. */
const invisible = /(?!\u200d)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;
const separators = /[/\\]/g;

/**
 * The displayed name, without control and direction characters and without a path. Null for a name that is then empty,
 * only dots, or longer than file systems allow. Never used in a path.
 */
export function safeFileName(given: string): string | null {
  const name = given.normalize('NFC').replace(invisible, '').replace(separators, '_').trim();
  if (name.length > fileNameLimit || /^\.*$/.test(name)) return null;
  return name;
}
