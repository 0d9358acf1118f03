import { sql } from 'kysely';
import type { OrganisationScope } from '../../repositories/store';

/** The columns to copy of each part of a valuation, in the order of their foreign keys. */
const parts = {
  valuation_bucket: ['key', 'name', 'reason', 'position'],
  valuation_unit: ['unit_id', 'bucket_key'],
  valuation_reference: ['unit_id', 'sales'],
  valuation_choice: ['unit_id', 'choices'],
  valuation_scenario: ['name', 'name_key', 'change', 'created_at'],
  valuation_capex: ['revision', 'items'],
  valuation_weighing: ['revision', 'weight', 'reason'],
  valuation_result: ['unit_id', 'value', 'result'],
  valuation_evidence: ['id', 'made_at', 'model_version', 'snapshot', 'content'],
  valuation_unit_evidence: ['unit_id', 'evidence_id'],
};

/**
 * Copies the units, buckets, references and values of another valuation into a new, empty one; facts are the current
 * ones.
 */
export async function copyParts(
  { trx, organisationId }: OrganisationScope,
  sourceId: string,
  targetId: string,
): Promise<void> {
  for (const [name, columns] of Object.entries(parts)) {
    // Raw SQL needs an explicit schema.
    const table = sql.id('portfolio', name);
    const copied = sql.join(columns.map(column => sql.ref(column)));
    await sql`
      INSERT INTO ${table} (organisation_id, valuation_id, ${copied})
      SELECT organisation_id, ${targetId}::uuid, ${copied} FROM ${table}
      WHERE organisation_id = ${organisationId} AND valuation_id = ${sourceId}`.execute(trx);
  }
}
