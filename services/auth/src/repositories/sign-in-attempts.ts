import { sql } from 'kysely';
import type { AuthTransaction } from './schema';

export interface AttemptCount {
  attempts: number;
  /** Seconds until the counter is reset. */
  secondsLeft: number;
}

/** Counts one attempt in the current window and returns the new count. */
export async function countAttempt(
  trx: AuthTransaction,
  key: string,
  windowSeconds: number,
): Promise<AttemptCount> {
  const over = sql<boolean>`login_attempt.first_at <= now() - make_interval(secs => ${windowSeconds})`;
  return trx
    .insertInto('login_attempt')
    .values({ key, attempts: 1 })
    .onConflict(conflict =>
      conflict.column('key').doUpdateSet({
        attempts: sql<number>`case when ${over} then 1 else login_attempt.attempts + 1 end`,
        first_at: sql<Date>`case when ${over} then now() else login_attempt.first_at end`,
      }),
    )
    .returning([
      'attempts',
      sql<number>`ceil(extract(epoch from first_at - now()) + ${windowSeconds}::float8)::int`.as(
        'secondsLeft',
      ),
    ])
    .executeTakeFirstOrThrow();
}

/** Attempts in the current window, without counting one. */
export async function readAttempts(
  trx: AuthTransaction,
  key: string,
  windowSeconds: number,
): Promise<number> {
  const row = await trx
    .selectFrom('login_attempt')
    .select('attempts')
    .where('key', '=', key)
    .where('first_at', '>', sql<Date>`now() - make_interval(secs => ${windowSeconds})`)
    .executeTakeFirst();
  return row?.attempts ?? 0;
}

export async function forgetAttempts(trx: AuthTransaction, key: string): Promise<void> {
  await trx.deleteFrom('login_attempt').where('key', '=', key).execute();
}

/** Undoes the count of a successful attempt. */
export async function forgiveAttempt(trx: AuthTransaction, key: string): Promise<void> {
  await trx
    .updateTable('login_attempt')
    .set({ attempts: sql<number>`greatest(attempts - 1, 0)` })
    .where('key', '=', key)
    .execute();
}

/** Deletes old counters, skipping locked rows. */
export async function removeOldAttempts(trx: AuthTransaction, seconds: number): Promise<void> {
  await trx
    .deleteFrom('login_attempt')
    .where('key', 'in', eb =>
      eb
        .selectFrom('login_attempt')
        .select('key')
        .where('first_at', '<', sql<Date>`now() - make_interval(secs => ${seconds})`)
        .limit(1_000)
        .forUpdate()
        .skipLocked(),
    )
    .execute();
}
