import { lookInto } from '@kavel/catalogue/testing';
import { pathwayApi, sustainabilityApi } from '@kavel/contracts/sustainability';
import { startTestDatabase, type TestDatabase } from '@kavel/service-kit/testing';
import {
  startTransactionService,
  type TransactionService,
  type TransactionUser,
} from '../../testing/transaction-service';

jest.setTimeout(120_000);

let database: TestDatabase;
let service: TransactionService;
let user: TransactionUser;
let other: TransactionUser;
beforeAll(async () => {
  database = await startTestDatabase();
  service = await startTransactionService(database.url);
  service.permit(['auth.sustainability-score']);
});
beforeEach(() => {
  user = service.otherOrganisation();
  other = service.otherOrganisation();
});
afterAll(async () => {
  await service.close();
  await database.stop();
});

const row = (line: number, year: number, value: string, vtwType = 'eengezinswoning', measure = 'energy') => ({
  line,
  cells: { vtwType, measure, year: String(year), value },
});
const file = (rows: ReturnType<typeof row>[], name = 'crrem.csv') => ({ name, source: 'CRREM 2.07', rows });
const low = file([row(2, 2025, '1'), row(3, 2050, '0'), row(4, 2050, '0')]);

describe('pathways of CRREM', () => {
  it('are previewed without being stored, and imported without rejected rows', async () => {
    const preview = await user.call(pathwayApi.previewPathways, { body: low });
    expect(preview).toEqual({
      accepted: 2,
      rejected: [{ line: 4, problem: 'repeated' }],
      pathways: [{ vtwType: 'eengezinswoning', measure: 'energy', years: 2 }],
    });
    expect((await user.call(pathwayApi.listPathways, {})).imports).toEqual([]);
    const made = await user.call(pathwayApi.importPathways, { body: low });
    expect(made).toMatchObject({ name: 'crrem.csv', source: 'CRREM 2.07', pathways: 1 });
    const { pathways, imports } = await user.call(pathwayApi.listPathways, {});
    expect(imports).toEqual([made]);
    expect(pathways).toMatchObject([{ vtwType: 'eengezinswoning', values: [{ year: 2025, value: 1 }, {}] }]);
  });

  it('are of one organisation only, and nobody else can take them back', async () => {
    const { id } = await user.call(pathwayApi.importPathways, { body: low });
    expect(await other.call(pathwayApi.listPathways, {})).toEqual({ pathways: [], imports: [] });
    await expect(other.call(pathwayApi.removePathways, { params: { id } })).rejects.toMatchObject({
      code: 'not-found',
    });
    expect((await user.call(pathwayApi.listPathways, {})).imports).toHaveLength(1);
  });

  it('of a later file come before those of an earlier one, until it is taken back', async () => {
    const valueNow = async () => (await user.call(pathwayApi.listPathways, {})).pathways[0]?.values[0]?.value;
    await user.call(pathwayApi.importPathways, { body: low });
    const { id } = await user.call(pathwayApi.importPathways, { body: file([row(2, 2025, '90')]) });
    expect(await valueNow()).toBe(90);
    await user.call(pathwayApi.removePathways, { params: { id } });
    expect(await valueNow()).toBe(1);
  });

  it('are refused without a row that can be used', async () => {
    await expect(
      user.call(pathwayApi.importPathways, { body: file([row(2, 2025, 'x')]) }),
    ).rejects.toMatchObject({ code: 'bad-request' });
  });

  it('decide the stranding year of the organisation, and of no other', async () => {
    const body = await meteredHouses();
    const strandings = async (asking: TransactionUser) =>
      (await asking.call(sustainabilityApi.sustainabilityIndices, { body })).scores.map(
        ({ details }) => details.stranding.status,
      );
    expect(new Set(await strandings(user))).toEqual(new Set(['not-loaded']));
    await user.call(pathwayApi.importPathways, { body: low });
    expect(await strandings(user)).toContain('stranded');
    expect(new Set(await strandings(other))).toEqual(new Set(['not-loaded']));
  });
});

/** Ids of houses, some of which have metered energy. */
async function meteredHouses(): Promise<string[]> {
  return lookInto(service.dataFolder, async snapshot => {
    const rows = await snapshot.rows<{ id: string }>(
      `SELECT object_id AS id FROM energy_fact JOIN verblijfsobject USING (object_id)
       WHERE vtw_type = 'eengezinswoning' AND electricity > 0 ORDER BY object_id LIMIT 5`,
    );
    return rows.map(({ id }) => id);
  });
}
