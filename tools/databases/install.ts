import { existsSync } from 'node:fs';
import { runCommand } from './command';

/** Why something cannot be tested here; not a failure of the tested code. */
export class NotHere extends Error {}

/** Installs on Debian as root; elsewhere the existing programs must suffice. Throws `NotHere`. */
export async function provide(debianPackage: string, isThere: () => boolean): Promise<void> {
  if (isThere()) return;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    throw new NotHere(`${debianPackage} is not installed, and only root on Debian can install it by itself.`);
  }
  console.log(`Installing ${debianPackage}…`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = ['install', '-y', '-qq', '--no-install-recommends', debianPackage];
  try {
    await runCommand('apt-get', ['update', '-qq'], { env });
    await runCommand('apt-get', options, { env });
  } catch (error) {
    throw new NotHere(`${debianPackage} could not be installed: ${(error as Error).message}`);
  }
  if (!isThere()) throw new NotHere(`${debianPackage} is installed but not where Debian puts it.`);
}
