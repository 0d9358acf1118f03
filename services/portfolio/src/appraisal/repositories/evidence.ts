import type { CashFlowTerms, EvidencePack } from '@kavel/contracts/valuations';
import { sql } from 'kysely';
import type { OrganisationScope } from '../../repositories/store';
import { selectMembers } from '../../valuations/repositories/valuation-units';

/** Keeps a response at a few megabytes for any valuation. */
const packsPerAnswer = 10;

/** Stores the evidence of some units and replaces what was stored for them before. */
export async function keepEvidence(
  { trx, organisationId }: OrganisationScope,
  valuationId: string,
  { modelVersion, snapshot, unitIds, content }: EvidencePack,
): Promise<void> {
  const ids = { organisation_id: organisationId, valuation_id: valuationId };
  const { id } = await trx
    .insertInto('valuation_evidence')
    .values({ ...ids, model_version: modelVersion, snapshot, content: Buffer.from(content, 'base64') })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('valuation_unit_evidence')
    .columns(['organisation_id', 'valuation_id', 'unit_id', 'evidence_id'])
    .expression(
      sql`select ${organisationId}::uuid, ${valuationId}::uuid, unit_id, ${id}::uuid
        from unnest(${unitIds}::uuid[]) as unit_id`,
    )
    .onConflict(conflict =>
      conflict
        .columns(['organisation_id', 'valuation_id', 'unit_id'])
        .doUpdateSet({ evidence_id: sql`excluded.evidence_id` }),
    )
    .execute();
}

/** Deletes evidence that no unit uses any more, and that of the named units. */
export async function dropEvidence(
  { trx, organisationId }: OrganisationScope,
  valuationId: string,
  unitIds: readonly string[] = [],
): Promise<void> {
  if (unitIds.length > 0) {
    await trx
      .deleteFrom('valuation_unit_evidence')
      .where('organisation_id', '=', organisationId)
      .where('valuation_id', '=', valuationId)
      .where(sql<boolean>`unit_id = any (${unitIds}::uuid[])`)
      .execute();
  }
  await trx
    .deleteFrom('valuation_evidence')
    .where('organisation_id', '=', organisationId)
    .where('valuation_id', '=', valuationId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('valuation_unit_evidence as used')
            .whereRef('used.organisation_id', '=', 'valuation_evidence.organisation_id')
            .whereRef('used.valuation_id', '=', 'valuation_evidence.valuation_id')
            .whereRef('used.evidence_id', '=', 'valuation_evidence.id')
            .select('used.unit_id'),
        ),
      ),
    )
    .execute();
}

/** Units that have a value but no stored evidence. */
export async function countWithoutEvidence(scope: OrganisationScope, valuationId: string): Promise<number> {
  const { count } = await selectMembers(scope)
    .innerJoin('valuation_result as stored', join =>
      join
        .onRef('stored.organisation_id', '=', 'member.organisation_id')
        .onRef('stored.valuation_id', '=', 'member.valuation_id')
        .onRef('stored.unit_id', '=', 'member.unit_id'),
    )
    .leftJoin('valuation_unit_evidence as kept', join =>
      join
        .onRef('kept.organisation_id', '=', 'member.organisation_id')
        .onRef('kept.valuation_id', '=', 'member.valuation_id')
        .onRef('kept.unit_id', '=', 'member.unit_id'),
    )
    .where('member.valuation_id', '=', valuationId)
    .where('kept.unit_id', 'is', null)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The parts after a given one, each with the units that use it. */
export async function readEvidence(
  { trx, organisationId }: OrganisationScope,
  valuationId: string,
  after: string | undefined,
): Promise<{ packs: EvidencePack[]; next: string | null }> {
  const rows = await trx
    .selectFrom('valuation_evidence as evidence')
    .innerJoin('valuation_unit_evidence as used', join =>
      join
        .onRef('used.organisation_id', '=', 'evidence.organisation_id')
        .onRef('used.valuation_id', '=', 'evidence.valuation_id')
        .onRef('used.evidence_id', '=', 'evidence.id'),
    )
    .where('evidence.organisation_id', '=', organisationId)
    .where('evidence.valuation_id', '=', valuationId)
    .$if(after !== undefined, query => query.where('evidence.id', '>', after ?? ''))
    .groupBy(['evidence.organisation_id', 'evidence.valuation_id', 'evidence.id'])
    .orderBy('evidence.id')
    .limit(packsPerAnswer)
    .select([
      'evidence.id',
      'evidence.model_version',
      'evidence.snapshot',
      'evidence.content',
      sql<string[]>`array_agg(used.unit_id::text order by used.unit_id)`.as('unit_ids'),
    ])
    .execute();
  const packs = rows.map(row => ({
    modelVersion: row.model_version,
    snapshot: row.snapshot,
    unitIds: row.unit_ids,
    content: row.content.toString('base64'),
  }));
  return { packs, next: rows.length < packsPerAnswer ? null : (rows.at(-1)?.id ?? null) };
}

/** Stored size of all parts, bytes. */
export async function sizeOfEvidence(
  { trx, organisationId }: OrganisationScope,
  valuationId: string,
): Promise<number> {
  const { bytes } = await trx
    .selectFrom('valuation_evidence')
    .where('organisation_id', '=', organisationId)
    .where('valuation_id', '=', valuationId)
    .select(sql<number>`coalesce(sum(octet_length(content)), 0)::double precision`.as('bytes'))
    .executeTakeFirstOrThrow();
  return bytes;
}

/** Stores the norms of the cash flow and replaces those of an earlier submission. */
export async function keepTerms(
  { trx, organisationId }: OrganisationScope,
  valuationId: string,
  { version, norms }: CashFlowTerms,
): Promise<void> {
  await trx
    .insertInto('valuation_terms')
    .values({
      organisation_id: organisationId,
      valuation_id: valuationId,
      version,
      norms: JSON.stringify(norms),
    })
    .onConflict(conflict =>
      conflict.columns(['organisation_id', 'valuation_id']).doUpdateSet({
        kept_at: sql`now()`,
        version: sql`excluded.version`,
        norms: sql`excluded.norms`,
      }),
    )
    .execute();
}

/** Null where none are stored. */
export async function readTerms(
  { trx, organisationId }: OrganisationScope,
  valuationId: string,
): Promise<CashFlowTerms | null> {
  const row = await trx
    .selectFrom('valuation_terms')
    .where('organisation_id', '=', organisationId)
    .where('valuation_id', '=', valuationId)
    .select(['version', 'norms'])
    .executeTakeFirst();
  return row ?? null;
}
