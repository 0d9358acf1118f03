import type { DocumentLook } from '@kavel/contracts/reports';
import type { Caller } from '@kavel/service-kit';
import { sql } from 'kysely';
import type { OrganisationScope } from '../../repositories/store';

/** The look of the organisation's documents; without a choice, no logo and no colour. */
export async function readDocumentLook({ trx, organisationId }: OrganisationScope): Promise<DocumentLook> {
  const row = await trx
    .selectFrom('document_look')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst();
  if (row === undefined) return { colour: null, logo: null, changed: null };
  const by = { userId: row.actor_id, name: row.actor_name };
  return {
    colour: row.colour,
    logo: row.logo?.toString('base64') ?? null,
    changed: { at: row.changed_at.toISOString(), by },
  };
}

/** `logo`: bytes of a PNG. */
export async function saveDocumentLook(
  { trx, organisationId }: OrganisationScope,
  { actorId, actorName }: Pick<Caller, 'actorId' | 'actorName'>,
  look: { colour: string | null; logo: Buffer | null },
): Promise<void> {
  const values = { ...look, actor_id: actorId, actor_name: actorName, changed_at: sql<Date>`now()` };
  await trx
    .insertInto('document_look')
    .values({ organisation_id: organisationId, ...values })
    .onConflict(conflict => conflict.column('organisation_id').doUpdateSet(values))
    .execute();
}
