import { countAttempt, forgetAttempts } from '../repositories/login-attempts';
import type { AuthDatabase } from '../repositories/schema';
import { tooManyAttempts } from '../sign-in';

/**
 * Wrong codes of one account. With three of a million codes valid at a time this lets a guesser who knows the password
 * through once in more than a thousand days.
 */
export const codeLimits = { windowSeconds: 15 * 60, most: 8 };

const keyOf = (userId: string) => `second-factor:${userId}`;

/** Counts before the code is checked, so that many attempts at once count too. Throws `too-many-requests`. */
export async function admitCode(database: AuthDatabase, userId: string): Promise<void> {
  const { windowSeconds, most } = codeLimits;
  const { attempts, secondsLeft } = await database.inService(trx =>
    countAttempt(trx, keyOf(userId), windowSeconds),
  );
  if (attempts > most) throw tooManyAttempts(secondsLeft);
}

/** A right code ends the counting. */
export function settleCode(database: AuthDatabase, userId: string): Promise<void> {
  return database.inService(trx => forgetAttempts(trx, keyOf(userId)));
}
