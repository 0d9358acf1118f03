import type { KeptSigningKey } from '@kavel/contracts/reports';
import { ServiceError } from '@kavel/service-kit';
import { sql } from 'kysely';
import type { OrganisationScope } from '../../repositories/store';

/** Newest first. */
export async function readSigningKeys({ trx, organisationId }: OrganisationScope): Promise<KeptSigningKey[]> {
  const rows = await trx
    .selectFrom('signing_key')
    .where('organisation_id', '=', organisationId)
    .selectAll()
    .orderBy('number', 'desc')
    .execute();
  return rows.map(row => ({
    number: row.number,
    publicKey: row.public_key,
    sealed: row.sealed.toString('base64'),
    madeAt: row.made_at.toISOString(),
    madeBy: row.actor_name,
  }));
}

export interface NewSigningKey {
  actorId: string;
  actorName: string;
  /** Number of the key before it; 0 for the first. */
  after: number;
  publicKey: string;
  sealed: Buffer;
}

/** Throws `conflict` when another key was made meanwhile. */
export async function insertSigningKey(
  { trx, organisationId }: OrganisationScope,
  { actorId, actorName, after, publicKey, sealed }: NewSigningKey,
): Promise<void> {
  const { rows } = await sql`
    insert into portfolio.signing_key (organisation_id, number, public_key, sealed, actor_id, actor_name)
    select ${organisationId}, ${after + 1}, ${publicKey}, ${sealed}, ${actorId}, ${actorName}
    where ${after} = (
      select coalesce(max(number), 0) from portfolio.signing_key where organisation_id = ${organisationId}
    )
    on conflict do nothing
    returning number`.execute(trx);
  if (rows.length === 0) throw new ServiceError('conflict', 'Another key was made meanwhile');
}
