import { fileNameLimit } from '@kavel/contracts/services';

/** Invisible or direction-changing; a zero-width joiner (U+200D) holds emoji together and stays. */
const invisible = /(?!\u200d)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;
const separators = /[/\\]/g;

/**
 * The name as it is shown: without control and direction characters, and without anything that is a path.
 * Null for a name that is empty then, only dots, or longer than file systems take. Never used in a path.
 */
export function safeFileName(given: string): string | null {
  const name = given.normalize('NFC').replace(invisible, '').replace(separators, '_').trim();
  if (name.length > fileNameLimit || /^\.*$/.test(name)) return null;
  return name;
}
