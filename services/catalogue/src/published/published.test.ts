import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SnapshotFiles } from '../snapshot-files';
import { lookInto, type MadeSnapshot, makeSnapshot, temporaryFolder } from '../testing';
import { type Stage, stages } from '../testing/store-stages';
import { forgetSnapshot } from './forget-snapshot';
import { rollBackSnapshot, switchSnapshot } from './moves';
import { pieceBytes } from './pieces';
import { pruneStore, resumePruning } from './prune-store';
import { publishSnapshot } from './publish-snapshot';
import { type PullOptions, pullSnapshot } from './pull-snapshot';
import type { SnapshotStore } from './snapshot-store';

const occasion = { at: new Date('2026-11-23T12:00:00Z'), by: 'test' };
const later = { at: new Date('2026-11-23T13:00:00Z'), by: 'test' };

describe.each(Object.keys(stages))('snapshots in a %s', kind => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let stage: Stage;
  let store: SnapshotStore;
  /** Data folders of the importing machine and of a serving one. */
  let made: SnapshotFiles;
  let serving: SnapshotFiles;

  beforeEach(async () => {
    folder = await temporaryFolder();
    stage = (await stages[kind]?.(folder.path)) as Stage;
    store = stage.store;
    made = new SnapshotFiles(join(folder.path, 'made'));
    serving = new SnapshotFiles(join(folder.path, 'serving'));
  });
  afterEach(async () => {
    await stage.end();
    await folder.remove();
  });

  const publish = async (snapshot: MadeSnapshot) => {
    await makeSnapshot(made, snapshot);
    return publishSnapshot(store, made, occasion);
  };
  const pull = async (options?: PullOptions) =>
    pullSnapshot(store, serving, (await store.pointer.read()).document, options);
  const streetServed = () =>
    lookInto(join(folder.path, 'serving'), snapshot =>
      snapshot.row<{ straat: string }>('SELECT straat FROM verblijfsobject'),
    );
  const records = randomBytes(2 * pieceBytes + 1_000);

  test('a published snapshot is served where it was pulled, byte for byte the same', async () => {
    const published = await publish({ id: 'one', street: 'Eerste', records });
    expect(published).toMatchObject({ id: 'one', before: null });
    expect(await pull()).toMatchObject({ id: 'one', before: null, bytes: published.bytes });
    expect(await streetServed()).toEqual({ straat: 'Eerste' });
    for (const part of ['duckdb', 'locator', 'records'])
      expect(readFileSync(serving.part('one', part)).equals(readFileSync(made.part('one', part)))).toBe(true);
    expect(await pull()).toBeNull();
  });

  test('pieces are compressed when worthwhile, and shared pieces are sent and downloaded once', async () => {
    await publish({ id: 'one', street: 'Eerste', records });
    const pieces = stage.keys().filter(key => key.startsWith('pieces/'));
    expect(pieces.some(key => key.endsWith('.zst'))).toBe(true);
    await pull();
    const published = await publish({ id: 'two', street: 'Tweede', records });
    expect(published.sentBytes).toBeLessThan(pieceBytes);
    const pulled = await pull();
    expect(pulled).toMatchObject({ id: 'two', before: 'one' });
    expect(pulled?.downloadedBytes).toBeLessThan(pieceBytes);
    expect(await streetServed()).toEqual({ straat: 'Tweede' });
    expect(readFileSync(serving.part('two', 'records')).equals(records)).toBe(true);
  });

  test('a switch and rollbacks make earlier snapshots live, which are still here; only two are kept', async () => {
    for (const [id, street] of Object.entries({ one: 'Eerste', two: 'Tweede', three: 'Derde' })) {
      await publish({ id, street });
      await pull();
    }
    expect(await serving.ids()).toEqual(['three', 'two']);
    expect(await rollBackSnapshot(store, later)).toEqual({ from: 'three', to: 'two' });
    expect(await pull()).toMatchObject({ id: 'two', downloadedBytes: 0 });
    expect(await streetServed()).toEqual({ straat: 'Tweede' });
    expect(await rollBackSnapshot(store, later)).toEqual({ from: 'two', to: 'one' });
    await expect(rollBackSnapshot(store, later)).rejects.toThrow('no snapshot to go back to');
    await pull();
    expect(await streetServed()).toEqual({ straat: 'Eerste' });
    expect(await switchSnapshot(store, 'three', later)).toEqual({ from: 'one' });
    expect(await switchSnapshot(store, 'three', later)).toBeNull();
    expect((await store.pointer.read()).document.history.map(({ action }) => action)).toEqual(
      'publish publish publish rollback rollback switch'.split(' '),
    );
  });

  test('a damaged or missing piece is rejected, the previous snapshot keeps serving, and publishing again repairs it', async () => {
    await publish({ id: 'one', street: 'Eerste' });
    await pull();
    const before = new Set(stage.keys());
    await publish({ id: 'two', street: 'Tweede', records });
    const pieces = stage.keys().filter(key => key.startsWith('pieces/') && !before.has(key));
    const plain = pieces.find(key => !key.endsWith('.zst')) ?? '';
    const packed = pieces.find(key => key.endsWith('.zst')) ?? '';
    stage.damage(packed);
    await expect(pull()).rejects.toThrow(`${packed} in ${store.place} is damaged`);
    expect(await streetServed()).toEqual({ straat: 'Eerste' });
    await publishSnapshot(store, made, { ...later, again: true });
    stage.lose(plain);
    await expect(pull()).rejects.toThrow(`${plain} is missing from ${store.place}`);
    expect(await serving.readPointer()).toEqual({ snapshot: 'one', previous: null });
    await publishSnapshot(store, made, { ...later, again: true });
    await pull();
    expect(await streetServed()).toEqual({ straat: 'Tweede' });
    expect(existsSync(serving.pulling('two'))).toBe(false);
  });

  test('a modified file list is rejected, and repaired in the same way', async () => {
    await publish({ id: 'one', street: 'Eerste' });
    stage.damage('snapshots/one.json');
    await expect(pull()).rejects.toThrow('The list of files of one');
    await expect(publishSnapshot(store, made, later)).rejects.toThrow('--again');
    await publishSnapshot(store, made, { ...later, again: true });
    expect(await pull()).toMatchObject({ id: 'one' });
  });

  test('an interrupted pull resumes, after verifying what it has', async () => {
    const published = await publish({ id: 'one', street: 'Eerste', records });
    const ending = new AbortController();
    const report = () => ending.abort();
    await expect(pull({ signal: ending.signal, report })).rejects.toThrow('abort');
    expect(await serving.readPointer()).toBeNull();
    const begun = readdirSync(serving.pulling('one'));
    expect(begun.length).toBeGreaterThan(0);
    const pulled = await pull();
    expect(pulled?.downloadedBytes).toBeLessThan(published.bytes);
    expect(await streetServed()).toEqual({ straat: 'Eerste' });
  });

  test('a disk without enough space is detected before anything is downloaded', async () => {
    await publish({ id: 'one', street: 'Eerste', records });
    await expect(pull({ freeBytes: async () => 1_000_000 })).rejects.toThrow(
      /one needs \d+\.\d MB more on the disk of .*, which has 1\.0 MB/,
    );
    expect(await serving.readPointer()).toBeNull();
  });

  test('a snapshot of a newer version of Kavel is rejected', async () => {
    await publish({ id: 'one', street: 'Eerste', schema: 99 });
    await expect(pull()).rejects.toThrow('made by a newer Kavel (schema 99');
  });

  test('an unknown snapshot is reported with the available ones', async () => {
    await expect(pull()).rejects.toThrow(`Nothing is published in ${store.place}`);
    await expect(publishSnapshot(store, made, occasion)).rejects.toThrow('There is no snapshot here');
    await publish({ id: 'one', street: 'Eerste' });
    await expect(publishSnapshot(store, made, { ...occasion, id: 'nine' })).rejects.toThrow(
      /There is no snapshot nine in .*\. There: one/,
    );
    await expect(switchSnapshot(store, 'nine', occasion)).rejects.toThrow(/Published: one/);
  });

  test('old snapshots are removed with the pieces that no other uses; the live one and its predecessor stay', async () => {
    const shared = { records: randomBytes(1_000) };
    await publish({ id: 'a1', street: 'Eerste', ...shared });
    const alone = stage.keys();
    for (const id of ['b2', 'c3', 'd4']) await publish({ id, street: id, ...shared });
    await switchSnapshot(store, 'b2', later);
    expect(await pruneStore(store, { ...later, keep: 1 })).toMatchObject({ snapshots: ['a1', 'c3'] });
    const { document } = await store.pointer.read();
    expect(Object.keys(document.snapshots)).toEqual(['b2', 'd4']);
    const gone = alone.filter(key => !stage.keys().includes(key));
    expect(gone).toContain('snapshots/a1.json');
    expect(gone.some(key => key.startsWith('pieces/'))).toBe(true);
    expect(await pull()).toMatchObject({ id: 'b2' });
    expect(await rollBackSnapshot(store, later)).toEqual({ from: 'b2', to: 'd4' });
    expect(await pull()).toMatchObject({ id: 'd4' });
    await expect(switchSnapshot(store, 'a1', later)).rejects.toThrow('There is no snapshot a1');
    expect(await pruneStore(store, { ...later, keep: 1 })).toMatchObject({ snapshots: [], pieces: 0 });
    await publish({ id: 'e5', street: 'Vijfde', ...shared });
    expect(await pull()).toMatchObject({ id: 'e5' });
  });

  test('nothing is published while old snapshots are being removed, and an interrupted removal is completed', async () => {
    for (const id of ['a1', 'b2', 'c3']) await publish({ id, street: id });
    const broken = jest.spyOn(store, 'removePiece').mockRejectedValue(new Error('the network is away'));
    await expect(pruneStore(store, { ...later, keep: 1 })).rejects.toThrow('the network is away');
    broken.mockRestore();
    await expect(publish({ id: 'd4', street: 'Vierde' })).rejects.toThrow(
      'test has been removing old snapshots',
    );
    await expect(pruneStore(store, { ...later, keep: 1 })).rejects.toThrow('--resume');
    expect(await resumePruning(store)).toMatchObject({ snapshots: ['a1'] });
    expect(stage.keys()).not.toContain('snapshots/a1.json');
    expect(await resumePruning(store)).toMatchObject({ snapshots: [] });
    await publishSnapshot(store, made, later);
    expect(await pull()).toMatchObject({ id: 'd4' });
  });

  test('a damaged list of a kept snapshot is repaired during an interrupted removal, which is then completed', async () => {
    for (const id of ['a1', 'b2', 'c3']) await publish({ id, street: id });
    const broken = jest.spyOn(store, 'removePiece').mockRejectedValue(new Error('the network is away'));
    await expect(pruneStore(store, { ...later, keep: 1 })).rejects.toThrow('the network is away');
    broken.mockRestore();
    stage.damage('snapshots/b2.json');
    await expect(resumePruning(store)).rejects.toThrow('npm run data -- publish b2 --again');
    await expect(publishSnapshot(store, made, { ...later, id: 'a1', again: true })).rejects.toThrow(
      '--resume',
    );
    expect(await publishSnapshot(store, made, { ...later, id: 'b2', again: true })).toMatchObject({
      isRepair: true,
      removing: true,
    });
    expect(await resumePruning(store)).toMatchObject({ snapshots: ['a1'] });
    const { document } = await store.pointer.read();
    expect(document).toMatchObject({ live: 'c3', removal: { done: true } });
    expect(await rollBackSnapshot(store, later)).toEqual({ from: 'c3', to: 'b2' });
    expect(await pull()).toMatchObject({ id: 'b2' });
  });

  test('a snapshot without its list, which no machine has, blocks removals until it is forgotten', async () => {
    for (const id of ['a1', 'b2', 'c3']) await publish({ id, street: id });
    stage.damage('snapshots/b2.json');
    await expect(pruneStore(store, { ...later, keep: 1 })).rejects.toThrow('npm run data -- forget b2');
    await expect(forgetSnapshot(store, 'a1')).rejects.toThrow('intact');
    await expect(forgetSnapshot(store, 'c3')).rejects.toThrow('npm run data -- switch');
    await expect(forgetSnapshot(store, 'd4')).rejects.toThrow('Published: a1, b2, c3');
    await forgetSnapshot(store, 'b2');
    expect(await rollBackSnapshot(store, later)).toEqual({ from: 'c3', to: 'a1' });
    await switchSnapshot(store, 'c3', later);
    await publish({ id: 'd4', street: 'Vierde' });
    expect(await pruneStore(store, { ...later, keep: 1 })).toMatchObject({ snapshots: ['a1'] });
    expect(await pull()).toMatchObject({ id: 'd4' });
  });

  test('the pieces of a forgotten snapshot go with the next removal, which can be interrupted', async () => {
    const shared = { records: randomBytes(1_000) };
    await publish({ id: 'a1', street: 'Eerste', ...shared });
    const before = stage.keys();
    await publish({ id: 'b2', street: 'Tweede', ...shared });
    const ofB2 = stage.keys().filter(key => key.startsWith('pieces/') && !before.includes(key));
    await publish({ id: 'c3', street: 'Derde', ...shared });
    stage.damage('snapshots/b2.json');
    await forgetSnapshot(store, 'b2');
    const left = () => ofB2.filter(key => stage.keys().includes(key));
    expect(left().length).toBeGreaterThan(0);
    const broken = jest.spyOn(store, 'removePieceNamed').mockRejectedValue(new Error('the network is away'));
    await expect(pruneStore(store, { ...later, keep: 3 })).rejects.toThrow('the network is away');
    broken.mockRestore();
    expect(await resumePruning(store)).toMatchObject({ snapshots: [], unlisted: ofB2.length });
    expect(left()).toEqual([]);
    expect(await pruneStore(store, { ...later, keep: 3 })).toMatchObject({ unlisted: 0 });
    expect(await pull()).toMatchObject({ id: 'c3' });
    await switchSnapshot(store, 'a1', later);
    expect(await pull()).toMatchObject({ id: 'a1' });
  });

  test('an interrupted removal of a snapshot whose list was damaged is completed after it is forgotten', async () => {
    for (const id of ['a1', 'b2', 'c3', 'd4']) await publish({ id, street: id });
    const broken = jest.spyOn(store, 'removePiece').mockRejectedValue(new Error('the network is away'));
    await expect(pruneStore(store, { ...later, keep: 1 })).rejects.toThrow('the network is away');
    broken.mockRestore();
    stage.damage('snapshots/a1.json');
    await expect(resumePruning(store)).rejects.toThrow('npm run data -- forget a1');
    await forgetSnapshot(store, 'a1');
    expect(await resumePruning(store)).toMatchObject({ snapshots: ['b2'] });
    await publish({ id: 'e5', street: 'Vijfde' });
    expect(await pull()).toMatchObject({ id: 'e5' });
  });

  test('a repair is refused when a removal ended meanwhile, and succeeds when repeated', async () => {
    for (const id of ['a1', 'b2', 'c3']) await publish({ id, street: id });
    const put = store.putFileList.bind(store);
    jest.spyOn(store, 'putFileList').mockImplementationOnce(async list => {
      await pruneStore(store, { ...later, keep: 1 });
      return put(list);
    });
    const repair = () => publishSnapshot(store, made, { ...later, id: 'b2', again: true });
    await expect(repair()).rejects.toThrow('has been removing old snapshots');
    expect(await repair()).toMatchObject({ isRepair: true, removing: false });
  });

  test('a publication that began before a removal is refused, and succeeds when repeated', async () => {
    for (const id of ['a1', 'b2', 'c3']) await publish({ id, street: id });
    await makeSnapshot(made, { id: 'd4', street: 'a1' });
    const put = store.putFileList.bind(store);
    jest.spyOn(store, 'putFileList').mockImplementationOnce(async list => {
      await pruneStore(store, { ...later, keep: 1 });
      return put(list);
    });
    await expect(publishSnapshot(store, made, later)).rejects.toThrow('has been removing old snapshots');
    await publishSnapshot(store, made, later);
    expect(await pull()).toMatchObject({ id: 'd4' });
    expect(await streetServed()).toEqual({ straat: 'a1' });
  });

  test('a snapshot is immutable: other content under its id is rejected', async () => {
    await publish({ id: 'one', street: 'Eerste' });
    const other = new SnapshotFiles(join(folder.path, 'other'));
    await makeSnapshot(other, { id: 'one', street: 'Andere' });
    await expect(publishSnapshot(store, other, later)).rejects.toThrow('with other content');
    expect((await store.pointer.read()).document.history).toHaveLength(1);
  });
});
