import { randomBytes } from 'node:crypto';
import { makeSnapshot } from '../testing';
import { later, useStoreBetween } from '../testing/store-between';
import { stages } from '../testing/store-stages';
import { forgetSnapshot } from './forget-snapshot';
import { rollBackSnapshot, switchSnapshot } from './moves';
import { pruneStore, resumePruning } from './prune-store';
import { publishSnapshot } from './publish-snapshot';

describe.each(Object.keys(stages))('removing snapshots in a %s', kind => {
  const at = useStoreBetween(kind);

  test('old snapshots are removed with the pieces that no other uses; the live one and its predecessor stay', async () => {
    const shared = { records: randomBytes(1_000) };
    await at.publish({ id: 'a1', street: 'Eerste', ...shared });
    const alone = at.stage.keys();
    for (const id of ['b2', 'c3', 'd4']) await at.publish({ id, street: id, ...shared });
    await switchSnapshot(at.store, 'b2', later);
    expect(await pruneStore(at.store, { ...later, keep: 1 })).toMatchObject({ snapshots: ['a1', 'c3'] });
    const { document } = await at.store.pointer.read();
    expect(Object.keys(document.snapshots)).toEqual(['b2', 'd4']);
    const gone = alone.filter(key => !at.stage.keys().includes(key));
    expect(gone).toContain('snapshots/a1.json');
    expect(gone.some(key => key.startsWith('pieces/'))).toBe(true);
    expect(await at.pull()).toMatchObject({ id: 'b2' });
    expect(await rollBackSnapshot(at.store, later)).toEqual({ from: 'b2', to: 'd4' });
    expect(await at.pull()).toMatchObject({ id: 'd4' });
    await expect(switchSnapshot(at.store, 'a1', later)).rejects.toThrow('There is no snapshot a1');
    expect(await pruneStore(at.store, { ...later, keep: 1 })).toMatchObject({ snapshots: [], pieces: 0 });
    await at.publish({ id: 'e5', street: 'Vijfde', ...shared });
    expect(await at.pull()).toMatchObject({ id: 'e5' });
  });

  test('nothing is published while old snapshots are being removed, and an interrupted removal is completed', async () => {
    for (const id of ['a1', 'b2', 'c3']) await at.publish({ id, street: id });
    const broken = jest.spyOn(at.store, 'removePiece').mockRejectedValue(new Error('the network is away'));
    await expect(pruneStore(at.store, { ...later, keep: 1 })).rejects.toThrow('the network is away');
    broken.mockRestore();
    await expect(at.publish({ id: 'd4', street: 'Vierde' })).rejects.toThrow(
      'test has been removing old snapshots',
    );
    await expect(pruneStore(at.store, { ...later, keep: 1 })).rejects.toThrow('--resume');
    expect(await resumePruning(at.store)).toMatchObject({ snapshots: ['a1'] });
    expect(at.stage.keys()).not.toContain('snapshots/a1.json');
    expect(await resumePruning(at.store)).toMatchObject({ snapshots: [] });
    await publishSnapshot(at.store, at.made, later);
    expect(await at.pull()).toMatchObject({ id: 'd4' });
  });

  test('a damaged list of a kept snapshot is repaired during an interrupted removal, which is then completed', async () => {
    for (const id of ['a1', 'b2', 'c3']) await at.publish({ id, street: id });
    const broken = jest.spyOn(at.store, 'removePiece').mockRejectedValue(new Error('the network is away'));
    await expect(pruneStore(at.store, { ...later, keep: 1 })).rejects.toThrow('the network is away');
    broken.mockRestore();
    at.stage.damage('snapshots/b2.json');
    await expect(resumePruning(at.store)).rejects.toThrow('npm run data -- publish b2 --again');
    await expect(publishSnapshot(at.store, at.made, { ...later, id: 'a1', again: true })).rejects.toThrow(
      '--resume',
    );
    expect(await publishSnapshot(at.store, at.made, { ...later, id: 'b2', again: true })).toMatchObject({
      isRepair: true,
      removing: true,
    });
    expect(await resumePruning(at.store)).toMatchObject({ snapshots: ['a1'] });
    const { document } = await at.store.pointer.read();
    expect(document).toMatchObject({ live: 'c3', removal: { done: true } });
    expect(await rollBackSnapshot(at.store, later)).toEqual({ from: 'c3', to: 'b2' });
    expect(await at.pull()).toMatchObject({ id: 'b2' });
  });

  test('a snapshot without its list, which no machine has, blocks removals until it is forgotten', async () => {
    for (const id of ['a1', 'b2', 'c3']) await at.publish({ id, street: id });
    at.stage.damage('snapshots/b2.json');
    await expect(pruneStore(at.store, { ...later, keep: 1 })).rejects.toThrow('npm run data -- forget b2');
    await expect(forgetSnapshot(at.store, 'a1')).rejects.toThrow('intact');
    await expect(forgetSnapshot(at.store, 'c3')).rejects.toThrow('npm run data -- switch');
    await expect(forgetSnapshot(at.store, 'd4')).rejects.toThrow('Published: a1, b2, c3');
    await forgetSnapshot(at.store, 'b2');
    expect(await rollBackSnapshot(at.store, later)).toEqual({ from: 'c3', to: 'a1' });
    await switchSnapshot(at.store, 'c3', later);
    await at.publish({ id: 'd4', street: 'Vierde' });
    expect(await pruneStore(at.store, { ...later, keep: 1 })).toMatchObject({ snapshots: ['a1'] });
    expect(await at.pull()).toMatchObject({ id: 'd4' });
  });

  test('the pieces of a forgotten snapshot go with the next removal, which can be interrupted', async () => {
    const shared = { records: randomBytes(1_000) };
    await at.publish({ id: 'a1', street: 'Eerste', ...shared });
    const before = at.stage.keys();
    await at.publish({ id: 'b2', street: 'Tweede', ...shared });
    const ofB2 = at.stage.keys().filter(key => key.startsWith('pieces/') && !before.includes(key));
    await at.publish({ id: 'c3', street: 'Derde', ...shared });
    at.stage.damage('snapshots/b2.json');
    await forgetSnapshot(at.store, 'b2');
    const left = () => ofB2.filter(key => at.stage.keys().includes(key));
    expect(left().length).toBeGreaterThan(0);
    const broken = jest
      .spyOn(at.store, 'removePieceNamed')
      .mockRejectedValue(new Error('the network is away'));
    await expect(pruneStore(at.store, { ...later, keep: 3 })).rejects.toThrow('the network is away');
    broken.mockRestore();
    expect(await resumePruning(at.store)).toMatchObject({ snapshots: [], unlisted: ofB2.length });
    expect(left()).toEqual([]);
    expect(await pruneStore(at.store, { ...later, keep: 3 })).toMatchObject({ unlisted: 0 });
    expect(await at.pull()).toMatchObject({ id: 'c3' });
    await switchSnapshot(at.store, 'a1', later);
    expect(await at.pull()).toMatchObject({ id: 'a1' });
  });

  test('an interrupted removal of a snapshot whose list was damaged is completed after it is forgotten', async () => {
    for (const id of ['a1', 'b2', 'c3', 'd4']) await at.publish({ id, street: id });
    const broken = jest.spyOn(at.store, 'removePiece').mockRejectedValue(new Error('the network is away'));
    await expect(pruneStore(at.store, { ...later, keep: 1 })).rejects.toThrow('the network is away');
    broken.mockRestore();
    at.stage.damage('snapshots/a1.json');
    await expect(resumePruning(at.store)).rejects.toThrow('npm run data -- forget a1');
    await forgetSnapshot(at.store, 'a1');
    expect(await resumePruning(at.store)).toMatchObject({ snapshots: ['b2'] });
    await at.publish({ id: 'e5', street: 'Vijfde' });
    expect(await at.pull()).toMatchObject({ id: 'e5' });
  });

  test('a repair is refused when a removal ended meanwhile, and succeeds when repeated', async () => {
    for (const id of ['a1', 'b2', 'c3']) await at.publish({ id, street: id });
    const put = at.store.putFileList.bind(at.store);
    jest.spyOn(at.store, 'putFileList').mockImplementationOnce(async list => {
      await pruneStore(at.store, { ...later, keep: 1 });
      return put(list);
    });
    const repair = () => publishSnapshot(at.store, at.made, { ...later, id: 'b2', again: true });
    await expect(repair()).rejects.toThrow('has been removing old snapshots');
    expect(await repair()).toMatchObject({ isRepair: true, removing: false });
  });

  test('a publication that began before a removal is refused, and succeeds when repeated', async () => {
    for (const id of ['a1', 'b2', 'c3']) await at.publish({ id, street: id });
    await makeSnapshot(at.made, { id: 'd4', street: 'a1' });
    const put = at.store.putFileList.bind(at.store);
    jest.spyOn(at.store, 'putFileList').mockImplementationOnce(async list => {
      await pruneStore(at.store, { ...later, keep: 1 });
      return put(list);
    });
    await expect(publishSnapshot(at.store, at.made, later)).rejects.toThrow(
      'has been removing old snapshots',
    );
    await publishSnapshot(at.store, at.made, later);
    expect(await at.pull()).toMatchObject({ id: 'd4' });
    expect(await at.streetServed()).toEqual({ straat: 'a1' });
  });
});
