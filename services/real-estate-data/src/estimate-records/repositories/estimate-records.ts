import { fullAddress } from '@kavel/contracts';
import type { ExplainedEstimate } from '@kavel/contracts/estimates';
import { mostEstimateRecords } from '@kavel/contracts/estimates';
import { sql } from 'kysely';
import type { SalesScope } from '../../own-sales/repositories/store';

/** Records of the organisation, newest first, and how many there are. */
export async function estimateRecords({ trx, organisationId }: SalesScope) {
  const rows = await trx
    .selectFrom('estimate_record')
    .where('organisation_id', '=', organisationId)
    .select(['id', 'object_id', 'address', 'made_at', 'model_version', 'snapshot', 'value'])
    .select(['low68', 'high68', 'low95', 'high95', 'reference_count', 'inputs', 'fictional'])
    .select([
      sql<string>`value_date::text`.as('value_date'),
      sql<number>`(count(*) over ())::integer`.as('total'),
    ])
    .orderBy('made_at', 'desc')
    .orderBy('id')
    .limit(mostEstimateRecords)
    .execute();
  return { rows, total: rows[0]?.total ?? 0 };
}
export type EstimateRecordRow = Awaited<ReturnType<typeof estimateRecords>>['rows'][number];

/** Keeps an estimate; the same of the same day and model is kept once. */
export async function insertEstimateRecord(
  { trx, organisationId }: SalesScope,
  estimate: ExplainedEstimate,
  snapshot: string,
): Promise<{ id: string; madeAt: string }> {
  const { object, value, low68, high68, low95, high95, valueDate, modelVersion } = estimate;
  const { objectId, vtwType, oppervlakte, bouwjaar, energielabel } = object;
  await trx
    .insertInto('estimate_record')
    .values({
      organisation_id: organisationId,
      object_id: objectId,
      address: fullAddress(object),
      value_date: valueDate,
      model_version: modelVersion,
      snapshot,
      value,
      low68,
      high68,
      low95,
      high95,
      reference_count: estimate.referenceCount,
      inputs: JSON.stringify({ vtwType, oppervlakte, bouwjaar, energielabel }),
      fictional: estimate.fictionalSales,
    })
    .onConflict(conflict => conflict.constraint('estimate_record_once').doNothing())
    .execute();
  const { id, made_at } = await trx
    .selectFrom('estimate_record')
    .where('organisation_id', '=', organisationId)
    .where('object_id', '=', objectId)
    .where(sql<boolean>`value_date = ${valueDate}::date`)
    .where('model_version', '=', modelVersion)
    .select(['id', 'made_at'])
    .executeTakeFirstOrThrow();
  return { id, madeAt: made_at.toISOString() };
}
