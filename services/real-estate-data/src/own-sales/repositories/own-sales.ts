import type { OwnSale } from '@kavel/catalogue';
import { sql } from 'kysely';
import { noFacts, type PlannedSale, saleKey } from '../rules/plan-delivery';
import type { SalesScope } from './store';

/** Keys (`saleKey`) of the organisation's sales of these objects. */
export async function knownSales(
  { trx, organisationId }: SalesScope,
  objectIds: readonly string[],
): Promise<Set<string>> {
  const rows = await trx
    .selectFrom('own_sale')
    .where('organisation_id', '=', organisationId)
    .where('object_id', '=', sql<string>`any (${objectIds}::text[])`)
    .select(['object_id as objectId', 'property_type as propertyType', 'amount', dateText])
    .execute();
  return new Set(rows.map(saleKey));
}

export async function countSales({ trx, organisationId }: SalesScope): Promise<number> {
  const { count } = await trx
    .selectFrom('own_sale')
    .where('organisation_id', '=', organisationId)
    .select(eb => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertSales(
  { trx, organisationId }: SalesScope,
  deliveryId: string,
  sales: readonly PlannedSale[],
): Promise<void> {
  await sql`
    insert into sales.own_sale
      (organisation_id, delivery_id, object_id, property_type, date, amount, reference, facts)
    select ${organisationId}::uuid, ${deliveryId}::uuid, "objectId", "propertyType", date, amount, reference, facts
    from jsonb_to_recordset(${JSON.stringify(sales)}::jsonb) as row (
      "objectId" text, "propertyType" text, date date, amount double precision, reference text, facts jsonb)
  `.execute(trx);
}

/** Sales of these deliveries. */
export async function readSales(
  { trx, organisationId }: SalesScope,
  deliveryIds: readonly string[],
): Promise<OwnSale[]> {
  const rows = await trx
    .selectFrom('own_sale')
    .where('organisation_id', '=', organisationId)
    .where('delivery_id', '=', sql<string>`any (${deliveryIds}::uuid[])`)
    .select(['id', 'object_id as objectId', 'property_type as propertyType', 'amount', 'facts', dateText])
    .orderBy('id')
    .execute();
  return rows.map(({ facts, ...sale }) => ({ ...sale, ...noFacts, ...facts, id: `own-${sale.id}` }));
}

const dateText = sql<string>`date::text`.as('date');
