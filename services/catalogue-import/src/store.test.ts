import { CatalogueStore, NoSnapshotError, objectById, SnapshotOpeningError } from '@kavel/catalogue';
import { packed, unpacked } from '@kavel/catalogue/duckdb';
import { temporaryFolder } from '@kavel/catalogue/testing';
import { runImport } from './run-import';
import { objectId, writeObjects } from './testing/bag-fixture';

jest.setTimeout(60_000);

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let store: CatalogueStore;
beforeEach(async () => {
  folder = await temporaryFolder();
  store = new CatalogueStore(folder.path);
});
afterEach(async () => {
  store.close();
  await folder.remove();
});

/** Imports a catalogue in which every object is on the same street, so that an answer identifies its import. */
async function importStreet(straat: string, objects = 40): Promise<void> {
  const path = await writeObjects(
    folder.path,
    Array.from({ length: objects }, (_, index) => ({
      id: objectId(index + 1),
      straat,
      huisnummer: index + 1,
    })),
  );
  await runImport({ dataFolder: folder.path, jobs: [{ kind: 'bag', paths: [path] }] });
}

test('before the first import it is not ready and says what to do', async () => {
  expect(await store.ready()).toBe(false);
  await expect(store.use(async () => null)).rejects.toThrow(NoSnapshotError);
  await importStreet('Eerste');
  expect(await store.ready()).toBe(true);
});

test('while the first snapshot is being opened it says so instead of blocking requests', async () => {
  await importStreet('Eerste');
  let makeReady = (): void => undefined;
  const prepared = new Promise<void>(resolve => {
    makeReady = resolve;
  });
  const slow = new CatalogueStore(folder.path, () => prepared, { questionMs: 20, readyMs: 20 });
  expect(await slow.ready()).toBe(false);
  await expect(slow.use(async () => null)).rejects.toThrow(SnapshotOpeningError);
  makeReady();
  await slow.refresh();
  expect(await slow.ready()).toBe(true);
  expect(await slow.use(async () => 'answered')).toBe('answered');
  slow.close();
});

test('requests continue while the snapshot changes, each with one whole snapshot', async () => {
  await importStreet('Eerste');
  await store.use(async () => null);
  let running = true;
  const seen: string[] = [];
  const ask = async (): Promise<void> => {
    while (running) {
      const answers = await store.use(async snapshot => {
        const first = await snapshot.rows<{ straat: string }>('SELECT DISTINCT straat FROM verblijfsobject');
        await store.refresh();
        const second = await snapshot.rows<{ straat: string }>('SELECT DISTINCT straat FROM verblijfsobject');
        return [...first, ...second].map(row => row.straat);
      });
      expect(new Set(answers).size).toBe(1);
      seen.push(answers[0] ?? '');
    }
  };
  const asking = Array.from({ length: 6 }, ask);
  await importStreet('Tweede');
  await importStreet('Derde');
  await store.refresh();
  await store.use(async snapshot => seen.push((await objectById(snapshot, objectId(1)))?.straat ?? ''));
  running = false;
  await Promise.all(asking);
  expect(seen[0]).toBe('Eerste');
  expect(new Set(seen)).toEqual(new Set(['Eerste', ...seen.filter(name => name === 'Tweede'), 'Derde']));
});

test('an old snapshot stays open for its users and is closed after the last', async () => {
  await importStreet('Eerste');
  let release = (): void => undefined;
  const held = store.use(async snapshot => {
    await new Promise<void>(resolve => {
      release = resolve;
    });
    return (await objectById(snapshot, objectId(1)))?.straat;
  });
  await store.refresh();
  await importStreet('Tweede');
  await importStreet('Derde');
  await store.refresh();
  release();
  expect(await held).toBe('Eerste');
  expect(await store.use(snapshot => objectById(snapshot, objectId(1)))).toMatchObject({ straat: 'Derde' });
});

test('two readers may have the same snapshot open, and a rollback restores the previous one', async () => {
  await importStreet('Eerste');
  await importStreet('Tweede');
  const other = new CatalogueStore(folder.path);
  const streetOf = (reader: CatalogueStore): Promise<string | undefined> =>
    reader.use(async snapshot => (await objectById(snapshot, objectId(1)))?.straat);
  expect(await Promise.all([streetOf(store), streetOf(other)])).toEqual(['Tweede', 'Tweede']);
  await store.files.rollBack();
  await Promise.all([store.refresh(), other.refresh()]);
  expect(await Promise.all([streetOf(store), streetOf(other)])).toEqual(['Eerste', 'Eerste']);
  await store.files.rollBack();
  await store.refresh();
  expect(await streetOf(store)).toBe('Tweede');
  other.close();
});

test('a packed column keeps empty values and empty columns', async () => {
  await importStreet('Eerste', 1);
  for (const values of [[], [''], ['a', '', 'b'], ['', '']]) {
    const rows = await store.use(snapshot =>
      snapshot.rows<{ value: string }>(`SELECT ${unpacked('$values')} AS value`, { values: packed(values) }),
    );
    expect(rows.map(({ value }) => value)).toEqual(values);
  }
});
