import type { AuthDatabase } from '../repositories/schema';
import { countAttempt, forgetAttempts } from '../repositories/sign-in-attempts';
import { tooManyAttempts } from '../sign-in';

/**
 * Limit of wrong codes per account. With three of a million codes valid at a time, an attacker with the password needs
 * more than a thousand days to guess one.
 */
export const codeLimits = { windowSeconds: 15 * 60, most: 8 };

const keyOf = (userId: string) => `second-factor:${userId}`;

/** Counts the attempt before the code is checked, so that parallel attempts count too. Throws `too-many-requests`. */
export async function admitCode(database: AuthDatabase, userId: string): Promise<void> {
  const { windowSeconds, most } = codeLimits;
  const { attempts, secondsLeft } = await database.inService(trx =>
    countAttempt(trx, keyOf(userId), windowSeconds),
  );
  if (attempts > most) throw tooManyAttempts(secondsLeft);
}

/** A correct code resets the counter. */
export function settleCode(database: AuthDatabase, userId: string): Promise<void> {
  return database.inService(trx => forgetAttempts(trx, keyOf(userId)));
}
