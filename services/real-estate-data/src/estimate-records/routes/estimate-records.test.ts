import { lookInto } from '@kavel/catalogue/testing';
import { estimateRecordApi, publicEstimateApi } from '@kavel/contracts/estimates';
import { startTestDatabase, type TestDatabase } from '@kavel/service-kit/testing';
import { startTransactionService, type TransactionService } from '../../testing/transaction-service';

jest.setTimeout(120_000);

let database: TestDatabase;
let service: TransactionService;
beforeAll(async () => {
  database = await startTestDatabase();
  service = await startTransactionService(database.url);
  service.permit(['auth.unrestricted-access-general']);
});
afterAll(async () => {
  await service.close();
  await database.stop();
});

/** A dwelling that has been sold. */
async function soldHouse(): Promise<string> {
  const rows = await lookInto(service.dataFolder, snapshot =>
    snapshot.rows<{ id: string }>(
      `SELECT object_id AS id FROM sale JOIN verblijfsobject o USING (object_id)
       WHERE o.vtw_type = 'eengezinswoning' AND o.oppervlakte > 0 ORDER BY sale_id LIMIT 1`,
    ),
  );
  return rows[0]?.id ?? '';
}

it('keeps what was told of an address once a day, for one organisation, naming nobody', async () => {
  const [user, other] = [service.otherOrganisation(), service.otherOrganisation()];
  const objectId = await soldHouse();
  const told = await user.call(publicEstimateApi.explainEstimate, { params: { id: objectId } });
  const first = await user.call(estimateRecordApi.recordEstimate, { body: { objectId } });
  const again = await user.call(estimateRecordApi.recordEstimate, { body: { objectId } });
  expect(again).toEqual(first);

  const { total, records, track } = await user.call(estimateRecordApi.listEstimateRecords, {});
  expect(total).toBe(1);
  const { value, low68, high68, low95, high95, modelVersion, valueDate } = told;
  expect(records).toEqual([
    expect.objectContaining({ objectId, value, low68, high68, low95, high95, modelVersion, valueDate }),
  ]);
  expect(JSON.stringify(records)).not.toContain('Test');
  // All sales of the catalogue are older than the estimate.
  expect([records[0]?.sale, track]).toEqual([null, { sold: 0, measures: null }]);
  expect(await other.call(estimateRecordApi.listEstimateRecords, {})).toMatchObject({ total: 0 });
});

it('is for members, while what an address is worth is told to everybody', async () => {
  const objectId = await soldHouse();
  const answer = await service.get(`/api/real-estate-data/addresses/${objectId}/estimate/explained`);
  expect(answer.statusCode).toBe(200);
  expect(Object.keys(answer.json().result.comparables[0])).not.toContain('objectId');
  expect((await service.get('/api/real-estate-data/estimate/records')).statusCode).toBe(401);
});
