import { madeUpTransaction } from '@kavel/contracts/testing';
import { wishlistApi } from '@kavel/contracts/transactions';
import type { Caller } from '@kavel/service-kit';
import { type Harness, startHarness } from '../../testing/harness';

let harness: Harness;
let caller: Caller;
const transactions = new Map([1, 2, 3].map(n => [`s-${n}`, madeUpTransaction(n)]));

beforeAll(async () => {
  harness = await startHarness({ transactions });
}, 60_000);
afterAll(() => harness.stop());
beforeEach(async () => {
  caller = await harness.caller({ perm: ['auth.vesteda'], name: 'Maud Visser' });
});

const add = (transactionId: string, note?: string, by = caller) =>
  harness.api.call(wishlistApi.addWishlistItem, { body: { transactionId, note } }, by);
const list = (by = caller, ownerId?: string) =>
  harness.api.call(wishlistApi.getWishlist, { query: { ownerId } }, by);
const share = (shared: boolean) => harness.api.call(wishlistApi.shareWishlist, { body: { shared } }, caller);
const colleague = () => harness.caller({ org: caller.organisationId, name: 'Collega' });
const idsIn = async (by = caller) => (await list(by)).items.map(({ transaction }) => transaction.id);

it('is empty at first, keeps what is added in order, and adds nothing twice', async () => {
  expect(await list()).toEqual({
    owner: { userId: caller.userId, name: 'Maud Visser' },
    shared: false,
    items: [],
    colleagues: [],
  });
  const first = await add('s-2', 'Zelfde plattegrond');
  await add('s-1');
  expect(await add('s-2', 'Anders')).toMatchObject({ id: first.id, note: 'Zelfde plattegrond' });
  expect(await idsIn()).toEqual(['s-2', 's-1']);
  await expect(add('s-404')).rejects.toMatchObject({ code: 'not-found' });
});

it('changes a note, the order, and removes an item', async () => {
  const [one, two, three] = [await add('s-1'), await add('s-2'), await add('s-3')];
  const params = { id: two.id };
  const changed = await harness.api.call(
    wishlistApi.changeWishlistItem,
    { params, body: { note: 'Bezichtigd' } },
    caller,
  );
  expect(changed).toMatchObject({ id: two.id, note: 'Bezichtigd', gone: false });
  const order = (...itemIds: string[]) =>
    harness.api.call(wishlistApi.orderWishlist, { body: { itemIds } }, caller);
  await order(three.id, one.id);
  expect(await idsIn()).toEqual(['s-3', 's-1', 's-2']);
  await expect(order(crypto.randomUUID())).rejects.toMatchObject({ code: 'not-found' });
  await harness.api.call(wishlistApi.removeWishlistItem, { params: { id: one.id } }, caller);
  expect(await idsIn()).toEqual(['s-3', 's-2']);
  await add('s-1');
  expect(await idsIn()).toEqual(['s-3', 's-2', 's-1']);
});

it('keeps what a transaction was when the catalogue loses it', async () => {
  await add('s-3', 'Let op');
  const lost = transactions.get('s-3');
  transactions.delete('s-3');
  expect((await list()).items).toMatchObject([{ gone: true, note: 'Let op', transaction: lost }]);
  if (lost) transactions.set('s-3', lost);
});

it('is read by colleagues once it is shared, and changed by its user only', async () => {
  const { id } = await add('s-1', 'Voor ons allemaal');
  const other = await colleague();
  await expect(list(other, caller.userId)).rejects.toMatchObject({ code: 'not-found' });
  expect((await list(other)).colleagues).toEqual([]);

  await share(true);
  expect((await list(other)).colleagues).toEqual([{ userId: caller.userId, name: 'Maud Visser', count: 1 }]);
  expect(await list(other, caller.userId)).toMatchObject({
    owner: { name: 'Maud Visser' },
    shared: true,
    items: [{ id, note: 'Voor ons allemaal' }],
  });
  expect((await list(other)).items).toEqual([]);
  const change = { params: { id }, body: { note: 'Van mij' } };
  await expect(harness.api.call(wishlistApi.changeWishlistItem, change, other)).rejects.toMatchObject({
    code: 'not-found',
  });

  await share(false);
  await expect(list(other, caller.userId)).rejects.toMatchObject({ code: 'not-found' });
});

it('shows another organisation nothing of a shared list', async () => {
  const { id } = await add('s-1');
  await share(true);
  const stranger = await harness.caller();
  expect(await list(stranger)).toMatchObject({ items: [], colleagues: [] });
  await expect(list(stranger, caller.userId)).rejects.toMatchObject({ code: 'not-found' });
  const remove = harness.api.call(wishlistApi.removeWishlistItem, { params: { id } }, stranger);
  await expect(remove).rejects.toMatchObject({ code: 'not-found' });
});
