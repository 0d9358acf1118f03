import { hash, verify } from '@node-rs/argon2';

/** Argon2id, 19 MiB, two passes, one lane: the library's default and OWASP's recommendation. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

let nobody: Promise<string> | undefined;

/** Verifies against a dummy hash when there is no account, so that both cases take equally long. */
export async function isPassword(stored: string | undefined, password: string): Promise<boolean> {
  nobody ??= hashPassword('nobody has this password');
  const matches = await verify(stored ?? (await nobody), password);
  return matches && stored !== undefined;
}
