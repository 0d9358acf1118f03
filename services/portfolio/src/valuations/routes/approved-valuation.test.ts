import { type Endpoint, type EndpointInput, unitApi, valuationApi } from '@kavel/contracts';
import type { OrganisationScope } from '../../repositories/store';
import { approve } from '../../testing/harness';
import { dwellingReason, madeUpResult } from '../../testing/made-up-objects';
import {
  author,
  colleague,
  get,
  harness,
  history,
  id,
  move,
  store,
  unitId,
  valuation,
  value,
} from '../../testing/status-setup';

describe('an approved valuation', () => {
  const approved = async () => {
    await harness.api.call(
      valuationApi.saveAddressBuckets,
      {
        params: { id },
        body: { alles: { name: 'Alles', reason: dwellingReason, unitIds: valuation.unitIds } },
      },
      author,
    );
    await value();
    return approve(harness, author, id);
  };

  it('has a record of its approval', async () => {
    await approved();
    const { revision } = await get();
    expect((await history(author)).approval).toMatchObject({
      revision: revision - 1,
      referenceRevision: 0,
      modelVersions: ['test'],
      snapshots: ['S1'],
      units: 2,
      valued: 2,
      totalValue: 500_000,
    });
  });

  it.each(['in-review', 'approved'] as const)('refuses every write when %s', async status => {
    await value();
    await move('in-review', author);
    if (status === 'approved') await move('approved', colleague);
    const { revision } = await get();
    const params = { id };
    const writes: [Endpoint, object][] = [
      [valuationApi.updateValuation, { params, body: { revision, name: 'Anders' } }],
      [valuationApi.updateValuation, { params, body: { revision, valueDate: '2025-01-01' } }],
      [valuationApi.saveAddressBuckets, { params, body: { a: { name: 'A', reason: null, unitIds: [] } } }],
      [valuationApi.saveTransactionReferences, { params, body: { revision: 0, references: {} } }],
      [valuationApi.createValuationResults, { params, body: [] }],
      [valuationApi.updateValuationResults, { params, body: [madeUpResult(unitId, 1)] }],
      ...(status === 'approved'
        ? ([[valuationApi.deleteValuation, { params }]] as [Endpoint, object][])
        : []),
    ];
    for (const [endpoint, input] of writes) {
      const write = harness.api.call(endpoint, input as EndpointInput<Endpoint>, author);
      await expect(write).rejects.toMatchObject({ code: 'conflict', status: 409, details: { status } });
    }
    expect(await get()).toMatchObject({ name: 'Taxatie', revision });
  });

  it('keeps the facts of its units when the portfolio changes', async () => {
    await approved();
    const before = await get();
    await harness.api.call(
      unitApi.updateAddressObjectData,
      { params: { id: unitId }, body: { annualRent: 12_345, oppervlakte: 999 } },
      author,
    );
    expect((await get()).units).toEqual(before.units);
  });

  it('is protected by the database too', async () => {
    await approved();
    const owner = { organisation_id: author.organisationId, valuation_id: id };
    const writes: ((scope: OrganisationScope) => Promise<unknown>)[] = [
      ({ trx }) => trx.updateTable('valuation').set({ name: 'Anders' }).execute(),
      ({ trx }) => trx.updateTable('valuation').set({ status: 'draft' }).execute(),
      ({ trx }) => trx.updateTable('valuation_result').set({ value: 1 }).execute(),
      ({ trx }) => trx.deleteFrom('valuation_result').execute(),
      ({ trx }) => trx.updateTable('valuation_unit').set({ bucket_key: null }).execute(),
      ({ trx }) => trx.updateTable('valuation_bucket').set({ name: 'x' }).execute(),
      ({ trx }) =>
        trx
          .insertInto('valuation_reference')
          .values({ ...owner, unit_id: unitId, sales: '[]' })
          .execute(),
    ];
    for (const write of writes) {
      await expect(store.inOrganisation(author, write)).rejects.toThrow(/cannot be changed/);
    }
  });
});

describe('a duplicate', () => {
  it('is an independent draft with all parts of the approved one, which does not change', async () => {
    const buckets = { alles: { name: 'Alles', reason: dwellingReason, unitIds: valuation.unitIds } };
    await harness.api.call(valuationApi.saveAddressBuckets, { params: { id }, body: buckets }, author);
    await harness.api.call(
      valuationApi.saveTransactionReferences,
      { params: { id }, body: { revision: 0, references: { [unitId]: [] } } },
      author,
    );
    await value();
    await approve(harness, author, id);
    const copy = await harness.api.call(
      valuationApi.duplicateValuation,
      { params: { id }, body: { name: 'Taxatie 2027' } },
      colleague,
    );
    expect(copy).toMatchObject({
      name: 'Taxatie 2027',
      status: 'draft',
      valueDate: '2026-01-01',
      revision: 1,
    });
    expect(copy.unitIds).toEqual(valuation.unitIds);
    const params = { id: copy.id };
    const read = (endpoint: Endpoint) => harness.api.call(endpoint, { params }, colleague);
    expect(await read(valuationApi.getAddressBuckets)).toEqual(buckets);
    expect(await read(valuationApi.getTransactionReferences)).toMatchObject({
      revision: 0,
      references: { [unitId]: [] },
    });
    expect(await read(valuationApi.getValuationResults)).toHaveLength(2);
    expect(await read(valuationApi.getHistory)).toMatchObject({
      events: [{ actor: { name: 'Bram Beoordelaar' }, from: null, to: 'draft' }],
      approval: null,
    });
    await harness.api.call(valuationApi.createValuationResults, { params, body: [] }, colleague);
    const kept = await harness.api.call(valuationApi.getValuationResults, { params: { id } }, author);
    expect(kept).toHaveLength(2);
  });
});
