import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SnapshotFiles } from '../snapshot-files';
import { makeSnapshot } from '../testing';
import { later, occasion, useStoreBetween } from '../testing/store-between';
import { pieceBytes, stages } from '../testing/store-stages';
import { rollBackSnapshot, switchSnapshot } from './moves';
import { publishSnapshot } from './publish-snapshot';

describe.each(Object.keys(stages))('snapshots in a %s', kind => {
  const at = useStoreBetween(kind);
  const records = randomBytes(2 * pieceBytes + 1_000);

  test('a published snapshot is served where it was pulled, byte for byte the same', async () => {
    const published = await at.publish({ id: 'one', street: 'Eerste', records });
    expect(published).toMatchObject({ id: 'one', before: null });
    expect(await at.pull()).toMatchObject({ id: 'one', before: null, bytes: published.bytes });
    expect(await at.streetServed()).toEqual({ straat: 'Eerste' });
    for (const part of ['duckdb', 'locator', 'records'])
      expect(readFileSync(at.serving.part('one', part)).equals(readFileSync(at.made.part('one', part)))).toBe(
        true,
      );
    expect(await at.pull()).toBeNull();
  });

  test('pieces are compressed when worthwhile, and shared pieces are sent and downloaded once', async () => {
    await at.publish({ id: 'one', street: 'Eerste', records });
    const pieces = at.stage.keys().filter(key => key.startsWith('pieces/'));
    expect(pieces.some(key => key.endsWith('.zst'))).toBe(true);
    await at.pull();
    const published = await at.publish({ id: 'two', street: 'Tweede', records });
    expect(published.sentBytes).toBeLessThan(pieceBytes);
    const reported: string[] = [];
    const pulled = await at.pull({ report: line => reported.push(line) });
    expect(pulled).toMatchObject({ id: 'two', before: 'one' });
    expect(reported).toContain('  records: 2.1 MB, 0.0 MB of it downloaded');
    expect(await at.streetServed()).toEqual({ straat: 'Tweede' });
    expect(readFileSync(at.serving.part('two', 'records')).equals(records)).toBe(true);
  });

  test('a switch and rollbacks make earlier snapshots live, which are still here; only two are kept', async () => {
    for (const [id, street] of Object.entries({ one: 'Eerste', two: 'Tweede', three: 'Derde' })) {
      await at.publish({ id, street });
      await at.pull();
    }
    expect(await at.serving.ids()).toEqual(['three', 'two']);
    expect(await rollBackSnapshot(at.store, later)).toEqual({ from: 'three', to: 'two' });
    expect(await at.pull()).toMatchObject({ id: 'two', downloadedBytes: 0 });
    expect(await at.streetServed()).toEqual({ straat: 'Tweede' });
    expect(await rollBackSnapshot(at.store, later)).toEqual({ from: 'two', to: 'one' });
    await expect(rollBackSnapshot(at.store, later)).rejects.toThrow('no snapshot to go back to');
    await at.pull();
    expect(await at.streetServed()).toEqual({ straat: 'Eerste' });
    expect(await switchSnapshot(at.store, 'three', later)).toEqual({ from: 'one' });
    expect(await switchSnapshot(at.store, 'three', later)).toBeNull();
    expect((await at.store.pointer.read()).document.history.map(({ action }) => action)).toEqual(
      'publish publish publish rollback rollback switch'.split(' '),
    );
  });

  test('a damaged or missing piece is rejected, the previous snapshot keeps serving, and publishing again repairs it', async () => {
    await at.publish({ id: 'one', street: 'Eerste' });
    await at.pull();
    const before = new Set(at.stage.keys());
    await at.publish({ id: 'two', street: 'Tweede', records });
    const pieces = at.stage.keys().filter(key => key.startsWith('pieces/') && !before.has(key));
    const plain = pieces.find(key => !key.endsWith('.zst')) ?? '';
    const packed = pieces.find(key => key.endsWith('.zst')) ?? '';
    at.stage.damage(packed);
    await expect(at.pull()).rejects.toThrow(`${packed} in ${at.store.place} is damaged`);
    expect(await at.streetServed()).toEqual({ straat: 'Eerste' });
    await publishSnapshot(at.store, at.made, { ...later, again: true });
    at.stage.lose(plain);
    await expect(at.pull()).rejects.toThrow(`${plain} is missing from ${at.store.place}`);
    expect(await at.serving.readPointer()).toEqual({ snapshot: 'one', previous: null });
    await publishSnapshot(at.store, at.made, { ...later, again: true });
    await at.pull();
    expect(await at.streetServed()).toEqual({ straat: 'Tweede' });
    expect(existsSync(at.serving.pulling('two'))).toBe(false);
  });

  test('a modified file list is rejected, and repaired in the same way', async () => {
    await at.publish({ id: 'one', street: 'Eerste' });
    at.stage.damage('snapshots/one.json');
    await expect(at.pull()).rejects.toThrow('The list of files of one');
    await expect(publishSnapshot(at.store, at.made, later)).rejects.toThrow('--again');
    await publishSnapshot(at.store, at.made, { ...later, again: true });
    expect(await at.pull()).toMatchObject({ id: 'one' });
  });

  test('an interrupted pull resumes, after verifying what it has', async () => {
    const published = await at.publish({ id: 'one', street: 'Eerste', records });
    const ending = new AbortController();
    const report = () => ending.abort();
    await expect(at.pull({ signal: ending.signal, report })).rejects.toThrow('abort');
    expect(await at.serving.readPointer()).toBeNull();
    const begun = readdirSync(at.serving.pulling('one'));
    expect(begun.length).toBeGreaterThan(0);
    const pulled = await at.pull();
    expect(pulled?.downloadedBytes).toBeLessThan(published.bytes);
    expect(await at.streetServed()).toEqual({ straat: 'Eerste' });
  });

  test('a disk without enough space is detected before anything is downloaded', async () => {
    await at.publish({ id: 'one', street: 'Eerste', records });
    await expect(at.pull({ freeBytes: async () => 1_000_000 })).rejects.toThrow(
      /one needs \d+\.\d MB more on the disk of .*, which has 1\.0 MB/,
    );
    expect(await at.serving.readPointer()).toBeNull();
  });

  test('a snapshot of a newer version of Kavel is rejected', async () => {
    await at.publish({ id: 'one', street: 'Eerste', schema: 99 });
    await expect(at.pull()).rejects.toThrow('made by a newer Kavel (schema 99');
  });

  test('an unknown snapshot is reported with the available ones', async () => {
    await expect(at.pull()).rejects.toThrow(`Nothing is published in ${at.store.place}`);
    await expect(publishSnapshot(at.store, at.made, occasion)).rejects.toThrow('There is no snapshot here');
    await at.publish({ id: 'one', street: 'Eerste' });
    await expect(publishSnapshot(at.store, at.made, { ...occasion, id: 'nine' })).rejects.toThrow(
      /There is no snapshot nine in .*\. There: one/,
    );
    await expect(switchSnapshot(at.store, 'nine', occasion)).rejects.toThrow(/Published: one/);
  });

  test('a snapshot is immutable: other content under its id is rejected', async () => {
    await at.publish({ id: 'one', street: 'Eerste' });
    const other = new SnapshotFiles(join(at.folder.path, 'other'));
    await makeSnapshot(other, { id: 'one', street: 'Andere' });
    await expect(publishSnapshot(at.store, other, later)).rejects.toThrow('with other content');
    expect((await at.store.pointer.read()).document.history).toHaveLength(1);
  });
});
