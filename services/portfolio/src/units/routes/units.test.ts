import { portfolioApi, type Unit, unitApi } from '@kavel/contracts';
import type { Caller } from '@kavel/service-kit';
import { type Harness, madePortfolio, startHarness } from '../../testing/harness';
import { madeUpObject, objectId } from '../../testing/made-up-objects';

let harness: Harness;
let caller: Caller;

beforeAll(async () => {
  harness = await startHarness({ objects: [0, 1, 2].map(index => madeUpObject(index)) });
}, 60_000);
afterAll(() => harness.stop());
beforeEach(async () => {
  caller = await harness.caller();
});

const add = (id: string, numberId: string) =>
  harness.api.call(unitApi.addUnit, { params: { id }, body: { numberId } }, caller);
const remove = (id: string, entityId: string) =>
  harness.api.call(unitApi.removeUnit, { params: { id, entityId } }, caller);
const correct = (id: string, body: Partial<Unit['addressObjectData']>) =>
  harness.api.call(unitApi.updateAddressObjectData, { params: { id }, body }, caller);
const unitsOf = async (id: string) =>
  (await harness.api.call(portfolioApi.getPortfolio, { params: { id } }, caller)).units;

describe('adding and removing an address', () => {
  it('copies the facts of the object and leaves the lease empty', async () => {
    const { id } = await madePortfolio(harness, caller);
    const unit = await add(id, objectId(1));
    expect(unit).toMatchObject({ portfolioId: id, objectId: objectId(1) });
    expect(unit.addressObjectData).toMatchObject({
      huisnummer: 2,
      oppervlakte: 100,
      annualRent: null,
      leaseEnd: null,
    });
    expect(await unitsOf(id)).toEqual([unit]);
  });

  it('answers 404 to an unknown number, and 409 to an existing address', async () => {
    const { id } = await madePortfolio(harness, caller, 1);
    await expect(add(id, objectId(99))).rejects.toMatchObject({ code: 'address-not-found', status: 404 });
    await expect(add(id, objectId(0))).rejects.toMatchObject({ code: 'already-in-portfolio', status: 409 });
    await expect(add(id, '123')).rejects.toMatchObject({
      code: 'bad-request',
      details: [{ field: 'body.numberId' }],
    });
    expect(await unitsOf(id)).toHaveLength(1);
  });

  it('undoes a removal by adding again: the same unit with its rent', async () => {
    const { id } = await madePortfolio(harness, caller);
    const unit = await add(id, objectId(0));
    await correct(unit.id, { annualRent: 12_000 });
    await remove(id, unit.id);
    expect(await unitsOf(id)).toEqual([]);
    await expect(remove(id, unit.id)).rejects.toMatchObject({ code: 'not-found' });

    const back = await add(id, objectId(0));
    expect(back.id).toBe(unit.id);
    expect(back.addressObjectData.annualRent).toBe(12_000);
  });

  it('counts one object in two portfolios as two units', async () => {
    const first = await madePortfolio(harness, caller, 1);
    const second = await madePortfolio(harness, caller, 2);
    const all = await harness.api.call(unitApi.listAllUnits, {}, caller);
    expect(all.map(unit => unit.portfolioId).sort()).toEqual([first.id, second.id, second.id].sort());
  });

  it('removes a unit only through its own portfolio', async () => {
    const { id } = await madePortfolio(harness, caller, 1);
    const other = await madePortfolio(harness, caller, 1);
    const [unit] = await unitsOf(id);
    await expect(remove(other.id, unit?.id ?? '')).rejects.toMatchObject({ code: 'not-found' });
    expect(await unitsOf(id)).toHaveLength(1);
  });
});

describe('correcting the facts of a unit', () => {
  let unit: Unit;
  beforeEach(async () => {
    const { id } = await madePortfolio(harness, caller);
    unit = await add(id, objectId(0));
  });

  it('changes the named fields and keeps the rest', async () => {
    await correct(unit.id, { annualRent: 9_600, leaseEnd: '2030-12-31' });
    const corrected = await correct(unit.id, { oppervlakte: 88, energielabel: null });
    expect(corrected.addressObjectData).toEqual({
      ...unit.addressObjectData,
      annualRent: 9_600,
      leaseEnd: '2030-12-31',
      oppervlakte: 88,
      energielabel: null,
    });
    expect(await unitsOf(unit.portfolioId)).toEqual([corrected]);
  });

  it('refuses a break after the end, whichever was changed last', async () => {
    await expect(
      correct(unit.id, { leaseEnd: '2028-01-01', leaseBreak: '2028-01-02' }),
    ).rejects.toMatchObject({
      code: 'bad-request',
      details: [{ field: 'body.leaseBreak' }],
    });
    await correct(unit.id, { leaseBreak: '2029-01-01' });
    await expect(correct(unit.id, { leaseEnd: '2028-12-31' })).rejects.toMatchObject({
      code: 'bad-request',
      details: [{ field: 'body.leaseEnd' }],
    });
    const [kept] = await unitsOf(unit.portfolioId);
    expect(kept?.addressObjectData).toMatchObject({ leaseBreak: '2029-01-01', leaseEnd: null });
  });

  it('refuses a negative rent, and ignores an attempt to move the address', async () => {
    await expect(correct(unit.id, { annualRent: -1 })).rejects.toMatchObject({
      details: [{ field: 'body.annualRent' }],
    });
    const unchanged = await correct(unit.id, { straat: 'Elders' });
    expect(unchanged.addressObjectData.straat).toBe('Proefstraat');
  });

  it('does not find a unit of a deleted portfolio', async () => {
    await harness.api.call(portfolioApi.deletePortfolio, { params: { id: unit.portfolioId } }, caller);
    await expect(correct(unit.id, { annualRent: 1 })).rejects.toMatchObject({ code: 'not-found' });
  });
});
