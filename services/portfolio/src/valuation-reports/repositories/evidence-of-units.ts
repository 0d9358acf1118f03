import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { ValuationEvidence } from '@kavel/engine';
import type { OrganisationScope } from '../../repositories/store';

/** Which evidence the value of a unit uses. */
export interface UsedEvidence {
  valuationId: string;
  unitId: string;
  evidenceId: string;
}

/** Of all units with evidence in these valuations. */
export async function readUsedEvidence(
  { trx, organisationId }: OrganisationScope,
  valuationIds: readonly string[],
): Promise<UsedEvidence[]> {
  if (valuationIds.length === 0) return [];
  return trx
    .selectFrom('valuation_unit_evidence')
    .where('organisation_id', '=', organisationId)
    .where('valuation_id', 'in', valuationIds)
    .select(['valuation_id as valuationId', 'unit_id as unitId', 'evidence_id as evidenceId'])
    .execute();
}

/** Evidence by its id. */
export async function readEvidenceById(
  { trx, organisationId }: OrganisationScope,
  ids: readonly string[],
): Promise<Map<string, ValuationEvidence>> {
  if (ids.length === 0) return new Map();
  const rows = await trx
    .selectFrom('valuation_evidence')
    .where('organisation_id', '=', organisationId)
    .where('id', 'in', ids)
    .select(['id', 'content'])
    .execute();
  const unpacked = rows.map(async ({ id, content }) => {
    const json = await promisify(gunzip)(content);
    return [id, JSON.parse(json.toString('utf8')) as ValuationEvidence] as const;
  });
  return new Map(await Promise.all(unpacked));
}
