import { portfolioApi, unitApi, valuationApi } from '@kavel/contracts';
import { type TransferMode, type TransferTarget, unitSelectionApi } from '@kavel/contracts/units';
import type { Caller } from '@kavel/service-kit';
import {
  approve,
  type Harness,
  madePortfolio,
  madeValuation,
  shareWith,
  startHarness,
} from '../../testing/harness';
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

const unitsOf = async (id: string, by = caller) =>
  (await harness.api.call(portfolioApi.getPortfolio, { params: { id } }, by)).units;
const idsOf = async (id: string) => (await unitsOf(id)).map(unit => unit.id);
const remove = (id: string, unitIds: string[], by = caller) =>
  harness.api.call(unitSelectionApi.removeUnits, { params: { id }, body: { unitIds } }, by);
const restore = (id: string, unitIds: string[]) =>
  harness.api.call(unitSelectionApi.restoreUnits, { params: { id }, body: { unitIds } }, caller);
const transfer = (id: string, unitIds: string[], mode: TransferMode, target: TransferTarget) =>
  harness.api.call(
    unitSelectionApi.transferUnits,
    { params: { id }, body: { unitIds, mode, target } },
    caller,
  );
const preview = (id: string, unitIds: string[], targetId: string) =>
  harness.api.call(unitSelectionApi.previewTransfer, { params: { id }, body: { unitIds, targetId } }, caller);
const setRent = (id: string, annualRent: number) =>
  harness.api.call(unitApi.updateAddressObjectData, { params: { id }, body: { annualRent } }, caller);
const kindsOf = async (id: string) =>
  (await harness.api.call(unitApi.getUnitHistory, { params: { id } }, caller)).map(({ kind }) => kind);

describe('removing many units', () => {
  it('keeps their facts and history for the way back, in the old order', async () => {
    const { id, units } = await madePortfolio(harness, caller, 3);
    const [first = '', second = '', third = ''] = units.map(unit => unit.id);
    await setRent(first, 12_000);
    await remove(id, [first, second]);
    expect(await idsOf(id)).toEqual([third]);
    await restore(id, [second, first]);
    expect(await idsOf(id)).toEqual([first, second, third]);
    expect((await unitsOf(id))[0]?.addressObjectData.annualRent).toBe(12_000);
    expect(await kindsOf(first)).toEqual(['returned', 'removed', 'changed', 'added']);
  });

  it('removes all or none, and only for who may edit', async () => {
    const { id, units } = await madePortfolio(harness, caller, 2);
    const [first = '', second = ''] = units.map(unit => unit.id);
    await remove(id, [first]);
    await expect(remove(id, [first, second])).rejects.toMatchObject({ code: 'not-found' });
    await expect(remove(id, [second, second])).rejects.toMatchObject({ code: 'unprocessable' });
    await expect(restore(id, [first, second])).rejects.toMatchObject({ code: 'not-found' });
    await expect(remove(id, [second], await harness.caller())).rejects.toMatchObject({ code: 'not-found' });
    expect(await idsOf(id)).toEqual([second]);
  });
});

describe('moving and copying units', () => {
  it('moves to a new portfolio with facts and history, and undoes all of it', async () => {
    const { id, units } = await madePortfolio(harness, caller, 2);
    const [first = '', second = ''] = units.map(unit => unit.id);
    await setRent(first, 12_000);
    const moved = await transfer(id, [first], 'move', { name: 'Verhuisd' });
    expect(moved).toMatchObject({ created: true, doubles: [] });
    expect(await idsOf(id)).toEqual([second]);
    const [there] = await unitsOf(moved.targetId);
    expect(there).toMatchObject({ objectId: objectId(0), addressObjectData: { annualRent: 12_000 } });
    expect(await kindsOf(there?.id ?? '')).toEqual(['moved', 'changed', 'added']);

    const { doubles: _, ...body } = moved;
    await harness.api.call(unitSelectionApi.undoTransfer, { params: { id }, body }, caller);
    expect(await idsOf(id)).toEqual([first, second]);
    await expect(unitsOf(moved.targetId)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('says what is double and what returns, and leaves doubles where they are', async () => {
    const source = await madePortfolio(harness, caller, 3);
    const target = await madePortfolio(harness, caller, 2);
    const ids = source.units.map(unit => unit.id);
    await remove(target.id, [target.units[1]?.id ?? '']);
    await setRent(ids[1] ?? '', 9_000);
    expect(await preview(source.id, ids, target.id)).toEqual({ transferable: 2, doubles: 1, returning: 1 });
    const done = await transfer(source.id, ids, 'move', { portfolioId: target.id });
    expect(done.doubles).toEqual([ids[0]]);
    expect(await idsOf(source.id)).toEqual([ids[0]]);
    const rents = (await unitsOf(target.id)).map(unit => unit.addressObjectData.annualRent);
    expect(rents).toEqual([null, 9_000, null]);
  });

  it('refuses to undo over a later change', async () => {
    const { id, units } = await madePortfolio(harness, caller, 1);
    const { doubles: _, ...body } = await transfer(
      id,
      units.map(unit => unit.id),
      'copy',
      { name: 'Kopie' },
    );
    await setRent(body.units[0]?.copyId ?? '', 1_000);
    await expect(
      harness.api.call(unitSelectionApi.undoTransfer, { params: { id }, body }, caller),
    ).rejects.toMatchObject({ code: 'revision-behind' });
    expect(await unitsOf(body.targetId)).toHaveLength(1);
  });

  it('leaves an approved valuation whole, also for a reader who may not see where a unit went', async () => {
    const valuation = await madeValuation(harness, caller, 2);
    await approve(harness, caller, valuation.id);
    const colleague = await harness.caller({ org: caller.organisationId });
    await shareWith(harness, caller, valuation.portfolioId, colleague);
    const [first = ''] = valuation.unitIds;
    await transfer(valuation.portfolioId, [first], 'move', { name: 'Elders' });
    const read = await harness.api.call(
      valuationApi.getValuation,
      { params: { id: valuation.id } },
      colleague,
    );
    expect(read.unitIds).toEqual(valuation.unitIds);
  });

  it('takes nothing from or to a portfolio that may not be changed', async () => {
    const mine = await madePortfolio(harness, caller, 1);
    const ids = mine.units.map(unit => unit.id);
    const colleague = await harness.caller({ org: caller.organisationId });
    const theirs = await madePortfolio(harness, colleague, 0);
    const to = (portfolioId: string) => transfer(mine.id, ids, 'move', { portfolioId });
    await expect(to(theirs.id)).rejects.toMatchObject({ code: 'not-found' });
    await expect(to(mine.id)).rejects.toMatchObject({ code: 'unprocessable' });
    expect(await idsOf(mine.id)).toEqual(ids);
  });
});
