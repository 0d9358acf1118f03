import { type SqlBool, sql } from 'kysely';
import type { AuthTransaction } from './schema';

/** Waiting times in seconds: none for the first failures, then doubling up to the longest. */
export interface Backoff {
  free: number;
  firstWait: number;
  longestWait: number;
  /** Failures are forgotten after this time without a new one. */
  forgetAfter: number;
}

/** Caps the exponent; the longest wait is reached earlier. */
const mostDoublings = 20;

/**
 * The time at which the row is locked. `now()` is the start of the transaction: of two attempts at the same moment, the
 * one that started first and got the row last would find it open only in the future.
 */
const atRow = sql<Date>`clock_timestamp()`;

/**
 * Counts an attempt as failed before the password is checked, so that parallel attempts count too. Returns the seconds
 * to wait, or 0 when the attempt may be made; a refused one is not counted.
 */
export async function reserveAttempt(trx: AuthTransaction, key: string, backoff: Backoff): Promise<number> {
  const { free, firstWait, longestWait, forgetAfter } = backoff;
  const failures = sql<number>`case
    when login_throttle.failed_at < ${atRow} - make_interval(secs => ${forgetAfter}) then 1
    else login_throttle.failures + 1 end`;
  const openAfter = (count: typeof failures) => sql<Date>`${atRow} + make_interval(secs => case
    when ${count} < ${free}::int then 0
    else least(${longestWait}::int, ${firstWait}::int * power(2, least(${mostDoublings}, ${count} - ${free}::int)))
    end)`;
  const reserved = await trx
    .insertInto('login_throttle')
    .values({ key, failures: 1, failed_at: atRow, open_at: openAfter(sql<number>`1`) })
    .onConflict(conflict =>
      conflict
        .column('key')
        .doUpdateSet({ failures, failed_at: atRow, open_at: openAfter(failures) })
        .where(sql<SqlBool>`login_throttle.open_at <= ${atRow}`),
    )
    .returning('key')
    .executeTakeFirst();
  return reserved === undefined ? secondsUntilOpen(trx, key) : 0;
}

/**
 * Reserves the next slot; slots are `secondsApart`. Returns the seconds until it, or undefined when the queue is longer
 * than `longestQueue` seconds.
 */
export async function takeSlot(
  trx: AuthTransaction,
  key: string,
  { secondsApart, longestQueue }: { secondsApart: number; longestQueue: number },
): Promise<number | undefined> {
  const apart = sql`make_interval(secs => ${secondsApart})`;
  const taken = await trx
    .insertInto('login_throttle')
    .values({ key, failures: 0, failed_at: sql<Date>`now()`, open_at: sql<Date>`now() + ${apart}` })
    .onConflict(conflict =>
      conflict
        .column('key')
        .doUpdateSet({
          failed_at: sql<Date>`now()`,
          open_at: sql<Date>`greatest(login_throttle.open_at, now()) + ${apart}`,
        })
        .where(sql<SqlBool>`login_throttle.open_at <= now() + make_interval(secs => ${longestQueue})`),
    )
    .returning(sql<number>`extract(epoch from open_at - ${apart} - now())::float8`.as('seconds'))
    .executeTakeFirst();
  return taken?.seconds;
}

export async function forgetFailures(trx: AuthTransaction, key: string): Promise<void> {
  await trx.deleteFrom('login_throttle').where('key', '=', key).execute();
}

/** Deletes expired entries, skipping locked rows. */
export async function removeOldFailures(trx: AuthTransaction, seconds: number): Promise<void> {
  await trx
    .deleteFrom('login_throttle')
    .where('key', 'in', eb =>
      eb
        .selectFrom('login_throttle')
        .select('key')
        .where('failed_at', '<', sql<Date>`now() - make_interval(secs => ${seconds})`)
        .limit(1_000)
        .forUpdate()
        .skipLocked(),
    )
    .execute();
}

async function secondsUntilOpen(trx: AuthTransaction, key: string): Promise<number> {
  const row = await trx
    .selectFrom('login_throttle')
    .select(sql<number>`ceil(extract(epoch from open_at - ${atRow}))::int`.as('seconds'))
    .where('key', '=', key)
    .executeTakeFirst();
  return Math.max(1, row?.seconds ?? 1);
}
