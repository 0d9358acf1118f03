import { type CatalogueStore, type ObjectSale, salesOfObjects } from '@kavel/catalogue';
import { type EstimateRecord, estimateRecordApi } from '@kavel/contracts/estimates';
import { outsideMarket } from '@kavel/contracts/transactions';
import { route } from '@kavel/service-kit';
import type { FastifyInstance } from 'fastify';
import type { CalculationContext } from '../../calculation/deps';
import { explainedEstimateOf } from '../../calculation/explained-estimate';
import type { SalesStore } from '../../own-sales/repositories/store';
import {
  type EstimateRecordRow,
  estimateRecords,
  insertEstimateRecord,
} from '../repositories/estimate-records';
import { trackRecord } from '../rules/track-record';

/** Estimates of the caller's organisation: kept as they were made, read beside the sales after them. */
export function estimateRecordRoutes(
  app: FastifyInstance,
  context: CalculationContext,
  records: SalesStore,
): void {
  route(app, estimateRecordApi.recordEstimate, async ({ caller, body }) => {
    const estimate = await explainedEstimateOf(context, body.objectId);
    const snapshot = context.store.serving ?? '';
    return records.inOrganisation(caller, scope => insertEstimateRecord(scope, estimate, snapshot));
  });

  route(app, estimateRecordApi.listEstimateRecords, async ({ caller }) => {
    const { rows, total } = await records.reading(caller, estimateRecords);
    const sales = await salesAfter(context.store, rows);
    const shown = rows.map(row => toRecord(row, sales.get(row.object_id) ?? []));
    return { total, records: shown, track: trackRecord(shown) };
  });
}

async function salesAfter(
  store: CatalogueStore,
  rows: readonly EstimateRecordRow[],
): Promise<ReadonlyMap<string, ObjectSale[]>> {
  const ids = [...new Set(rows.map(row => row.object_id))];
  if (ids.length === 0) return new Map();
  const sales = await store.use(snapshot => salesOfObjects(snapshot, ids));
  return Map.groupBy(sales, sale => sale.objectId);
}

function toRecord(row: EstimateRecordRow, sales: readonly ObjectSale[]): EstimateRecord {
  const { id, address, snapshot, value, low68, high68, low95, high95, inputs, fictional } = row;
  const inMarket = (sale: ObjectSale) => !sale.marks.some(mark => outsideMarket.includes(mark));
  const sale = sales.find(one => one.date > row.value_date && inMarket(one));
  return {
    ...{ id, address, snapshot, value, low68, high68, low95, high95, inputs, fictional },
    objectId: row.object_id,
    madeAt: row.made_at.toISOString(),
    valueDate: row.value_date,
    modelVersion: row.model_version,
    referenceCount: row.reference_count,
    sale: sale ? { date: sale.date, price: sale.price, fictional: sale.fictional } : null,
  };
}
