import { sql } from 'kysely';
import type { AuthTransaction } from './schema';

interface DeviceOwner {
  organisationId: string;
  userId: string;
}

/** The one of these hashes that is a device of the account and not older than this many seconds. */
export async function findDevice(
  trx: AuthTransaction,
  userId: string,
  hashes: string[],
  lifetimeSeconds: number,
): Promise<string | undefined> {
  if (hashes.length === 0) return undefined;
  const row = await trx
    .selectFrom('known_device')
    .select('hash')
    .where('user_id', '=', userId)
    .where('hash', 'in', hashes)
    .where('seen_at', '>', sql<Date>`now() - make_interval(secs => ${lifetimeSeconds})`)
    .executeTakeFirst();
  return row?.hash;
}

/** Adds a device and removes those it replaces; keeps the newest `most` devices of the account. */
export async function addDevice(
  trx: AuthTransaction,
  { organisationId, userId }: DeviceOwner,
  { hash, replaces, most }: { hash: string; replaces: string[]; most: number },
): Promise<void> {
  const newest = trx
    .selectFrom('known_device')
    .select('hash')
    .where('user_id', '=', userId)
    .orderBy('seen_at', 'desc')
    .limit(most - 1);
  await trx
    .deleteFrom('known_device')
    .where('user_id', '=', userId)
    .where(eb => eb.or([eb('hash', 'not in', newest), eb('hash', 'in', ['', ...replaces])]))
    .execute();
  await trx
    .insertInto('known_device')
    .values({ hash, organisation_id: organisationId, user_id: userId })
    .execute();
}

/** Removes all known devices of the user, or of all users of the organisation. */
export async function removeDevices(
  trx: AuthTransaction,
  { organisationId, userId }: { organisationId: string; userId?: string },
): Promise<void> {
  await trx
    .deleteFrom('known_device')
    .where('organisation_id', '=', organisationId)
    .$if(userId !== undefined, query => query.where('user_id', '=', userId ?? ''))
    .execute();
}
