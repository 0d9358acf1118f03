import { type Reference, valuationApi } from '@kavel/contracts';
import { noChoices, type OwnReference } from '@kavel/contracts/valuations';
import { anna, harness, limit, params, reason, state, unitId, valued } from '../../testing/overrides-setup';

describe('an own reference', () => {
  /** The model's price is 1,260.82 per m² in this test: 126,082 for 100 m². */
  const own = (price: number, note = 'Van de notaris', oppervlakte = 100): OwnReference => ({
    id: '7d3d3f0a-6a6e-4c0a-8d5d-0a8e5b0f0001',
    address: 'Eigen weg 1',
    transactionDate: '2020-01-01',
    price,
    oppervlakte,
    bouwjaar: null,
    energielabel: null,
    lon: 5.97,
    lat: 52.23,
    note,
  });
  const bring = async (reference: OwnReference, references: Record<string, Reference[]> = {}) => {
    const { revision } = await state();
    const body = { revision, references, choices: { [unitId]: { ...noChoices, own: [reference] } } };
    return harness.api.call(valuationApi.saveTransactionReferences, { params: params(), body }, anna);
  };
  const refusedFor = (refused: string) => ({ code: 'unprocessable', details: { reason: refused, unitId } });

  it('close to the model’s price per m² is accepted with any note', async () => {
    await bring(own(140_000));
    expect((await state()).choices[unitId]?.own).toHaveLength(1);
  });

  it('beyond the limit of one person needs a reason as long as that of an override', async () => {
    await expect(bring(own(170_000, 'x'.repeat(40)))).rejects.toMatchObject(
      refusedFor('own-reference-reason-too-short'),
    );
    await bring(own(170_000, 'Akte van levering, geheel gerenoveerd'));
    expect((await state()).choices[unitId]?.own).toHaveLength(1);
  });

  it.each([
    ['far above', 1_000_000, 100],
    ['far below', 60_000, 100],
    ['of a tenth of the area', 126_000, 10],
  ])('%s the model’s price per m² is refused, whatever its note', async (_, price, area) => {
    await expect(bring(own(price, reason, area))).rejects.toMatchObject(
      refusedFor('own-reference-beyond-limit'),
    );
    expect((await state()).choices).toEqual({});
  });

  it('is also compared with the market, so that the model cannot be moved step by step', async () => {
    const sale: Reference = {
      ...own(126_000),
      id: 'sale-1',
      objectId: null,
      vtwType: 'eengezinswoning',
      distance: 100,
      indexation: 0,
      adjustment: 0,
      adjustedPrice: 126_000,
      weight: 1,
      fictional: true,
    };
    const { revision } = await state();
    const body = { revision, references: { [unitId]: [sale] } };
    await harness.api.call(valuationApi.saveTransactionReferences, { params: params(), body }, anna);
    await valued(170_000);
    await expect(bring(own(220_000, reason))).rejects.toMatchObject(refusedFor('own-reference-beyond-limit'));
  });

  it('that existed before the limits were lowered does not block other choices', async () => {
    await bring(own(170_000, reason));
    await limit({ alone: 0.01, together: 0.02, leastReason: 30 });
    await bring({ ...own(170_000, reason), address: 'Eigen weg 1a' });
  });
});
