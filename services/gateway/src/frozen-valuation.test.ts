import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runImport } from '@kavel/catalogue-import';
import { type ValuationStatus, valuationApi } from '@kavel/contracts';
import type { Caller } from '@kavel/service-kit';
import { laterModels } from '@kavel/service-real-estate-data/testing/later-model';
import { applyLaterNorms } from '@kavel/service-real-estate-data/testing/later-norms';
import {
  letEdit,
  someObjects,
  startValuingServices,
  type ValuingServices,
  valuationOf,
} from './testing/valuing-services';

jest.setTimeout(600_000);

let services: ValuingServices;
let api: ValuingServices['api'];
let author: Caller;
let colleague: Caller;

beforeAll(async () => {
  services = await startValuingServices({ everyNth: 100 });
  api = services.api;
  author = await services.caller({ name: 'Anna' });
  colleague = await services.caller({ org: author.organisationId, name: 'Bert' });
});
afterAll(() => services.stop());

/** Imports sales that were not in the data before. */
async function importSales(objectIds: readonly string[], round: number): Promise<void> {
  const path = join(services.dataFolder, `sales-${round}.csv`);
  const lines = objectIds.map(
    (id, i) => `${id};2026-0${1 + (i % 9)}-15;${(round + 1) * 150_000 + 1_000 * i}`,
  );
  await writeFile(path, ['object_id;date;price', ...lines].join('\n'));
  await runImport({ dataFolder: services.dataFolder, jobs: [{ kind: 'transactions', paths: [path] }] });
}

const move = (id: string, status: ValuationStatus, caller: Caller) =>
  api.call(valuationApi.updateStatus, { params: { id, status } }, caller);

test('an approved valuation is the same to the cent after five imports and a change of model and norms', async () => {
  const objectIds = await someObjects(services, author, 40);
  const { id, unitIds, portfolioId } = await valuationOf(services, author, objectIds.slice(0, 12));
  const params = { id };
  const body = { alles: { name: 'Alles', reason: null, unitIds } };
  await api.call(valuationApi.saveAddressBuckets, { params, body }, author);
  const { valuationResults } = await api.call(valuationApi.referencesAndValuationResult, { params }, author);
  expect(valuationResults.length).toBeGreaterThan(3);
  await move(id, 'in-review', author);
  await letEdit(services, author, portfolioId, colleague);
  await move(id, 'approved', colleague);

  const shown = async (of: { id: string }) => ({
    valuation: await api.call(valuationApi.getValuation, { params: of }, author),
    results: await api.call(valuationApi.getValuationResults, { params: of }, author),
    references: await api.call(valuationApi.getTransactionReferences, { params: of }, author),
    summary: await api.call(valuationApi.getSummaries, { params: of }, author),
    overview: await api.call(valuationApi.bucketOverview, { params: of }, author),
    cashFlow: await api.call(valuationApi.dcf, { params: of, query: {} }, author),
    reconciliation: await api.call(valuationApi.reconciliation, { params: of }, author),
    rents: await api.call(valuationApi.wwsRents, { params: of }, author),
    text: await api.call(
      valuationApi.kateExport,
      { params: of, query: { format: 'text', include_transactions: 'true' } },
      author,
    ),
  });
  const before = await shown(params);
  expect(before.summary.nar).toBeGreaterThan(0);
  expect(Object.values(before.references.references).flat().length).toBeGreaterThan(0);
  for (let round = 0; round < 5; round += 1) await importSales(objectIds, round);
  applyLaterNorms();
  await services.restart(laterModels);

  const again = await api.call(valuationApi.recomputation, { params }, author);
  expect(again).toMatchObject({
    modelVersion: 'later',
    same: valuationResults.length,
    byEvidence: valuationResults.length,
    different: [],
    notComparable: 0,
    storedOnly: 0,
  });
  expect(again.snapshot).not.toBe(valuationResults[0]?.origin?.snapshot);
  expect(await shown(params)).toEqual(before);

  const copy = await api.call(valuationApi.duplicateValuation, { params, body: { name: 'Nu' } }, author);
  const now = await api.call(valuationApi.referencesAndValuationResult, { params: { id: copy.id } }, author);
  expect(now.valuationResults.map(({ value }) => value)).not.toEqual(
    valuationResults.map(({ value }) => value),
  );
  // The same units with current norms, each of which changes the result.
  const today = await shown({ id: copy.id });
  expect(today.summary.nar).not.toBeCloseTo(before.summary.nar ?? 0, 6);
  expect(today.reconciliation.cashFlow.value).not.toBeCloseTo(before.reconciliation.cashFlow.value, 2);
  expect(today.rents.dwellings[0]?.points).toBeGreaterThan(before.rents.dwellings[0]?.points ?? 0);
  expect(await api.call(valuationApi.recomputation, { params }, author)).toMatchObject({
    same: valuationResults.length,
    different: [],
  });
});
