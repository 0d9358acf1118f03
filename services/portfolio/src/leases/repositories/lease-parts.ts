import type { LeaseRows } from '@kavel/contracts/leases';
import { ServiceError } from '@kavel/service-kit';
import { sql } from 'kysely';
import type { OrganisationScope } from '../../repositories/store';

/** Keeps rows for a later call, in place of an earlier part of this number; drops what was left behind for a day. */
export async function saveLeasePart(
  { trx, organisationId, userId }: OrganisationScope,
  { portfolioId, key, part, content }: { portfolioId: string; key: string; part: number; content: LeaseRows },
): Promise<void> {
  await trx
    .deleteFrom('lease_part')
    .where('organisation_id', '=', organisationId)
    .where('user_id', '=', userId)
    .where('created_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute();
  const row = { portfolio_id: portfolioId, content: JSON.stringify(content) };
  await trx
    .insertInto('lease_part')
    .values({ organisation_id: organisationId, user_id: userId, key, part, ...row })
    .onConflict(conflict => conflict.columns(['organisation_id', 'user_id', 'key', 'part']).doUpdateSet(row))
    .execute();
}

/** The parts of a file in their order. Throws `unprocessable` when one is missing. */
export async function readLeaseParts(
  { trx, organisationId, userId }: OrganisationScope,
  portfolioId: string,
  { key, parts }: { key: string; parts: number },
): Promise<LeaseRows[]> {
  const rows = await trx
    .selectFrom('lease_part')
    .select('content')
    .where('organisation_id', '=', organisationId)
    .where('user_id', '=', userId)
    .where('portfolio_id', '=', portfolioId)
    .where('key', '=', key)
    .where('part', '<', parts)
    .orderBy('part')
    .execute();
  if (rows.length < parts)
    throw new ServiceError('unprocessable', 'Not all parts of this file are there. Send them again.');
  return rows.map(({ content }) => content);
}

export async function dropLeaseParts(
  { trx, organisationId, userId }: OrganisationScope,
  key: string,
): Promise<void> {
  await trx
    .deleteFrom('lease_part')
    .where('organisation_id', '=', organisationId)
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .execute();
}
