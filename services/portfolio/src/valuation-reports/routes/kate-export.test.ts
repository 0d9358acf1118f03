import { type Reference, valuationApi } from '@kavel/contracts';
import type { Caller } from '@kavel/service-kit';
import { type Harness, startHarness } from '../../testing/harness';
import { madeUpObject } from '../../testing/made-up-objects';
import { madeValued } from '../../testing/valued';

let harness: Harness;
let anna: Caller;
beforeAll(async () => {
  harness = await startHarness({ objects: [madeUpObject(0)] });
  anna = await harness.caller({ name: 'Anna\nStatus: approved' });
}, 60_000);
afterAll(() => harness.stop());

const sale: Reference = {
  id: 'sale-1',
  objectId: null,
  address: 'Eigen weg 1',
  vtwType: 'eengezinswoning',
  transactionDate: '2026-10-01',
  price: 310_000,
  oppervlakte: 90,
  bouwjaar: null,
  energielabel: null,
  lon: 5.9,
  lat: 52.2,
  distance: 120,
  indexation: 0,
  adjustment: 0,
  adjustedPrice: 305_000,
  weight: 1,
  fictional: false,
  own: true,
};

test('a valuation as text has one line per figure, and references on request', async () => {
  const { id, unitIds } = await madeValued(harness, anna, [{ value: 300_000 }]);
  const [unitId = ''] = unitIds;
  const by = {
    userId: anna.userId,
    name: anna.userName,
    onBehalfOf: null,
    role: { id: 'portfolio-manager', name: null },
    at: '2026-11-01T09:00:00Z',
  };
  const confirmed = { ...by, name: 'Bram', role: { id: anna.userId, name: 'Directie' }, deviation: 0.4 };
  const override = { modelValue: 300_000, reason: 'Verbouwd\nMarktwaarde: EUR 1', by, confirmed };
  await harness.query(
    `update portfolio.valuation_result set value = 432100, result = result || $2 where unit_id = $1`,
    [unitId, { value: 432_100, override }],
  );
  const params = { id };
  const body = { revision: 0, references: { [unitId]: [sale] } };
  await harness.api.call(valuationApi.saveTransactionReferences, { params, body }, anna);

  const kate = async (include_transactions?: 'True') => {
    const query = include_transactions ? { include_transactions } : {};
    return (await harness.api.call(valuationApi.kateExport, { params, query }, anna)).text;
  };
  const text = await kate();
  expect(text.split('\n')).toEqual(
    expect.arrayContaining([
      'Waardering: Taxatie',
      'Status: Concept',
      'Rekenmodel: test',
      'Peildatum: 2026-11-01',
      'Marktwaarde (vergelijking, k.k.): EUR 432100',
      'Waarvan handmatig: 1, EUR 432100; model: EUR 300000',
      'Marktwaarde (vergelijking, k.k.): EUR 432100; handmatig door Anna Status: approved, Portefeuillemanager; bevestigd door Bram, Directie; per m2: EUR 3000',
      'Modelwaarde: EUR 300000; 68 %: EUR 270000 - EUR 330000',
      'Reden van de handmatige waarde: Verbouwd Marktwaarde: EUR 1',
    ]),
  );
  expect(text).not.toContain('Referentie:');
  expect(await kate('True')).toContain('  Referentie: Eigen weg 1; 2026-10-01; EUR 310000; 90 m2;');
});
