import { CatalogueStore, objectsById } from '@kavel/catalogue';
import { temporaryFolder } from '@kavel/catalogue/testing';
import { runImport } from '@kavel/catalogue-import';
import { objectId, writeObjects } from '@kavel/catalogue-import/testing';
import type { LineResult } from '@kavel/contracts';
import { matchLines, matchWithFacts } from './match-lines';

jest.setTimeout(60_000);

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let store: CatalogueStore;
beforeAll(async () => {
  folder = await temporaryFolder();
  store = new CatalogueStore(folder.path);
  const path = await writeObjects(folder.path, [
    ...Array.from({ length: 30 }, (_, index) => ({
      id: objectId(index + 1),
      straat: 'Dorpsstraat',
      postcode: '8990AA',
      huisnummer: index + 1,
    })),
    {
      id: objectId(101),
      straat: 'Dorpsstraat',
      postcode: '8990AA',
      huisnummer: 12,
      huisletter: 'A',
      toevoeging: '2',
    },
    ...['1', '2', '3', '4', '5', '6'].map((toevoeging, index) => ({
      id: objectId(200 + index),
      straat: 'Flat',
      postcode: '8990AB',
      huisnummer: 5,
      toevoeging,
    })),
    { id: objectId(300), straat: 'Dubbel', postcode: '8990AC', huisnummer: 9 },
    { id: objectId(301), straat: 'Dubbel', postcode: '8990AC', huisnummer: 9 },
    { id: objectId(400), straat: 'Kerkweg', postcode: '8990AD', huisnummer: 1, woonplaats: 'Proefdorp' },
    {
      id: objectId(401),
      straat: 'Kerkweg',
      postcode: '8991AD',
      huisnummer: 1,
      woonplaats: 'Elders',
      oppervlakte: 80.5,
    },
    { id: objectId(500), straat: 'Zonder Code', postcode: null, huisnummer: 3 },
  ]);
  await runImport({ dataFolder: folder.path, jobs: [{ kind: 'bag', paths: [path] }] });
});
afterAll(async () => {
  store.close();
  await folder.remove();
});

function match(...texts: string[]): Promise<LineResult[]> {
  return store.use(snapshot =>
    matchLines(
      snapshot,
      texts.map((text, index) => ({ line: index + 1, text })),
    ),
  );
}

test.each([
  ['Dorpsstraat 12, 8990 AA Proefdorp', 12],
  ['8990aa 12', 12],
  ['8990AA;12', 12],
  ['dorpsstraat 12 proefdorp', 12],
  ['Dorpstraat 12, 8990 AA', 12],
  ['Dorpsstraat 12A-2, 8990 AA Proefdorp', 101],
  ['8990AA;12;a;2', 101],
  ['8990 AA 12 A2', 101],
  ['Flat 5-3', 202],
  ['Kerkweg 1, Elders', 401],
  ['Zonder Code 3, Proefdorp', 500],
  [objectId(300), 300],
])('%s is object %i', async (text, id) => {
  expect(await match(text)).toMatchObject([
    { line: 1, text, outcome: 'matched', objectId: objectId(id), candidates: [] },
  ]);
});

test('the result has the address in the register’s notation', async () => {
  const [line] = await match('8990aa 12 a 2');
  expect(line?.address).toBe('Dorpsstraat 12A-2, 8990 AA Proefdorp');
});

test('a duplicate address is ambiguous, with both candidates', async () => {
  const [line] = await match('Dubbel 9');
  expect(line).toMatchObject({ outcome: 'ambiguous', objectId: null, address: null });
  expect(line?.candidates.map(candidate => candidate.objectId)).toEqual([objectId(300), objectId(301)]);
  const [street] = await match('Kerkweg 1');
  expect(street?.outcome).toBe('ambiguous');
  expect(street?.candidates.map(candidate => candidate.objectId).sort()).toEqual([
    objectId(400),
    objectId(401),
  ]);
});

test('a number without addition where only additions exist offers at most five of them', async () => {
  const [line] = await match('8990AB 5');
  expect(line?.outcome).toBe('ambiguous');
  expect(line?.candidates.map(candidate => candidate.address.split(',')[0])).toEqual([
    'Flat 5-1',
    'Flat 5-2',
    'Flat 5-3',
    'Flat 5-4',
    'Flat 5-5',
  ]);
});

test.each([
  ['an addition that is not there', '8990AB 5-9', [200, 201, 202, 203, 204]],
  ['another street than the postcode has', 'Heel Anders 12, 8990 AA', [12, 101]],
  ['another postcode than the street has', 'Dorpsstraat 7, 9999 ZZ', [7]],
  ['a street nobody has', 'Nergensweg 1', []],
  ['a number nobody has', 'Dorpsstraat 999', []],
  ['an id nobody has', objectId(999), []],
])('%s is not found, with near misses', async (_, text, near) => {
  const [line] = await match(text);
  expect(line).toMatchObject({ outcome: 'not-found', objectId: null });
  expect(line?.candidates.map(candidate => candidate.objectId)).toEqual(near.map(objectId));
});

test('a header and an empty line are unreadable, and the lines keep their order', async () => {
  const results = await match('adres;postcode', 'Dorpsstraat 3', '', objectId(4), 'Dorpsstraat 3');
  expect(results.map(({ line, outcome }) => [line, outcome])).toEqual([
    [1, 'unreadable'],
    [2, 'matched'],
    [3, 'unreadable'],
    [4, 'matched'],
    [5, 'matched'],
  ]);
});

test('the facts of matched objects are the catalogue’s, each object once', async () => {
  const texts = ['Dorpsstraat 3', objectId(4), '8990AA 3', 'Dubbel 9', 'Nergensweg 1', 'Kerkweg 1, Elders'];
  const lines = texts.map((text, index) => ({ line: index + 1, text }));
  await store.use(async snapshot => {
    const { lines: results, facts } = await matchWithFacts(snapshot, lines);
    expect(results).toEqual(await matchLines(snapshot, lines));
    expect([...facts.keys()].sort()).toEqual([3, 4, 401].map(objectId));
    for (const { objectId: id, ...object } of await objectsById(snapshot, [...facts.keys()])) {
      expect(JSON.parse(facts.get(id) ?? '')).toEqual(object);
    }
  });
});

test('facts have the requested empty fields, and keys in jsonb order', async () => {
  const lines = [{ line: 1, text: 'Dorpsstraat 3' }];
  const emptyFields = ['wozValue', 'annualRent'];
  const { facts } = await store.use(snapshot => matchWithFacts(snapshot, lines, { emptyFields }));
  const read: object = JSON.parse(facts.get(objectId(3)) ?? '');
  expect(read).toMatchObject({ straat: 'Dorpsstraat', huisletter: null, wozValue: null, annualRent: null });
  const keys = Object.keys(read);
  expect(keys).toEqual(
    keys.toSorted((a, b) => a.length - b.length || Buffer.compare(Buffer.from(a), Buffer.from(b))),
  );
});

test('of two addresses with one number, the postcode selects the right one', async () => {
  const lines = await match('8990AD 1', '8991AD 1', '8992AD 1');
  expect(lines.map(line => line.objectId)).toEqual([objectId(400), objectId(401), null]);
});

test('lines have the same outcome with and without candidates', async () => {
  const texts = [
    'Dorpsstraat 12, 8990 AA Proefdorp',
    'Kerkweg 1, 8990 AA Proefdorp',
    '8990AB 5',
    'Flat 5-9',
    '8990AC 9',
    'Dorpsstraat 99',
    'Kerkweg 1',
    '???',
    objectId(300),
    objectId(999),
  ];
  const lines = texts.map((text, index) => ({ line: index + 1, text }));
  const asked = await store.use(snapshot => matchWithFacts(snapshot, lines));
  const bare = await store.use(snapshot => matchWithFacts(snapshot, lines, { candidates: false }));
  expect(bare.lines).toEqual(asked.lines.map(line => ({ ...line, candidates: [] })));
  expect(bare.facts).toEqual(asked.facts);
  expect(new Set(bare.lines.map(({ outcome }) => outcome))).toEqual(
    new Set(['matched', 'not-found', 'ambiguous', 'unreadable']),
  );
});
