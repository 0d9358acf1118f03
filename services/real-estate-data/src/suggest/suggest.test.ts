import { CatalogueStore } from '@kavel/catalogue';
import { temporaryFolder } from '@kavel/catalogue/testing';
import { runImport } from '@kavel/catalogue-import';
import { objectId, writeObjects } from '@kavel/catalogue-import/testing';
import fc from 'fast-check';
import { editDistance } from './edit-distance';
import { compact, suffixKey } from './normalise';
import { readQuery } from './read-query';
import { suggestAddresses } from './suggest';

jest.setTimeout(60_000);

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let store: CatalogueStore;
beforeAll(async () => {
  folder = await temporaryFolder();
  store = new CatalogueStore(folder.path);
  const houses = (straat: string, woonplaats: string, postcode: string, from: number, numbers: number[]) =>
    numbers.map((huisnummer, index) => ({
      id: objectId(from + index),
      straat,
      woonplaats,
      postcode,
      huisnummer,
    }));
  const real = await writeObjects(folder.path, [
    ...houses('Anklaarseweg', 'Apeldoorn', '7323AA', 100, [1, 12, 120, 129, 1290]),
    {
      id: objectId(200),
      straat: 'Anklaarseweg',
      woonplaats: 'Apeldoorn',
      postcode: '7323AA',
      huisnummer: 12,
      huisletter: 'A',
    },
    {
      id: objectId(201),
      straat: 'Anklaarseweg',
      woonplaats: 'Apeldoorn',
      postcode: '7323AA',
      huisnummer: 12,
      huisletter: 'A',
      toevoeging: '2',
    },
    {
      id: objectId(202),
      straat: 'Skûtsjekade',
      woonplaats: 'Apeldoorn',
      postcode: '7323AB',
      huisnummer: 7,
      toevoeging: 'bis',
    },
    ...houses('Kerkstraat', 'Apeldoorn', '7323AC', 300, [1, 2, 3]),
    ...houses('Kerkstraat', 'Ede', '6711AA', 400, [1, 2, 3]),
    ...houses('Oude Kerkstraat', 'Ede', '6711AB', 500, [5]),
  ]);
  await runImport({ dataFolder: folder.path, jobs: [{ kind: 'bag', paths: [real] }] });
  const fictional = await writeObjects(
    folder.path,
    houses('Kerkstraat', 'Kavelstede', '8950AA', 600, [1, 2]),
    'demo.geojson',
  );
  await runImport({ dataFolder: folder.path, fictional: true, jobs: [{ kind: 'bag', paths: [fictional] }] });
});
afterAll(async () => {
  store.close();
  await folder.remove();
});

async function suggest(text: string, limit = 8): Promise<string[]> {
  return (await store.use(snapshot => suggestAddresses(snapshot, text, limit))).map(({ address }) => address);
}

test.each([
  ['7323 AA 129', 'Anklaarseweg 129, 7323 AA Apeldoorn'],
  ['7323aa129', 'Anklaarseweg 129, 7323 AA Apeldoorn'],
  ['7323aa 12a2', 'Anklaarseweg 12A-2, 7323 AA Apeldoorn'],
  ['anklaarseweg 12', 'Anklaarseweg 12, 7323 AA Apeldoorn'],
  ['Anklaarseweg 12A', 'Anklaarseweg 12A, 7323 AA Apeldoorn'],
  ['anklaarseweg 12 a-2', 'Anklaarseweg 12A-2, 7323 AA Apeldoorn'],
  ['anklaarseweg 120 apel', 'Anklaarseweg 120, 7323 AA Apeldoorn'],
  ['anklarseweg 129', 'Anklaarseweg 129, 7323 AA Apeldoorn'],
  ['anklaarsewge 129', 'Anklaarseweg 129, 7323 AA Apeldoorn'],
  ['anklaarse', 'Anklaarseweg 1, 7323 AA Apeldoorn'],
  ['ankalars', 'Anklaarseweg 1, 7323 AA Apeldoorn'],
  ['skutsje kade 7', 'Skûtsjekade 7-bis, 7323 AB Apeldoorn'],
  ['kerkstraat 2, ede', 'Kerkstraat 2, 6711 AA Ede'],
  ['kerkstraat ede', 'Kerkstraat 1, 6711 AA Ede'],
  ['kerkstraat 2 6711 AA', 'Kerkstraat 2, 6711 AA Ede'],
  ['oude kerk', 'Oude Kerkstraat 5, 6711 AB Ede'],
  [objectId(202), 'Skûtsjekade 7-bis, 7323 AB Apeldoorn'],
])('%s finds %s first', async (text, address) => {
  expect((await suggest(text))[0]).toBe(address);
});

test('the exact house number comes before its suffixes, and those before longer numbers', async () => {
  expect((await suggest('anklaarseweg 12')).map(address => address.split(',')[0])).toEqual([
    'Anklaarseweg 12',
    'Anklaarseweg 12A',
    'Anklaarseweg 12A-2',
    'Anklaarseweg 120',
    'Anklaarseweg 129',
    'Anklaarseweg 1290',
  ]);
});

test('streets with one name in several places, real and fictional, are all listed', async () => {
  const found = await suggest('kerkstraat 1');
  expect(found.slice(0, 3).sort()).toEqual([
    'Kerkstraat 1, 6711 AA Ede',
    'Kerkstraat 1, 7323 AC Apeldoorn',
    'Kerkstraat 1, 8950 AA Kavelstede',
  ]);
  expect(await suggest('kerkstraat 1')).toEqual(found);
});

test.each([
  ['6711AA', ['6711 AA']],
  ['6711 AA', ['6711 AA']],
  [' 6711  aa ', ['6711 AA']],
  ['6711', ['6711 AA', '6711 AB']],
  ['6711 a', ['6711 AA', '6711 AB']],
])('the postcode %s finds addresses of %j alone', async (text, postcodes) => {
  const found = await suggest(text);
  expect([...new Set(found.map(address => /\d{4} [A-Z]{2}/.exec(address)?.[0]))].sort()).toEqual(postcodes);
});

test.each(['6799', '6711 ZZ', '0123', 'xyzzy', '5', '!!', '9999 ZZ 1', 'kerkstraat 999', '0299010000099999'])(
  '%s finds nothing',
  async text => {
    expect(await suggest(text)).toEqual([]);
  },
);

test('any text gives at most the requested number of suggestions, and never throws', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.string({ minLength: 1, maxLength: 40 }), fc.stringMatching(/^[a-k0-9 ,'-]{1,30}$/)),
      async text => {
        expect((await suggest(text, 3)).length).toBeLessThanOrEqual(3);
      },
    ),
    { numRuns: 60 },
  );
});

test('edit distance counts inserts, deletes, replacements and swaps', () => {
  expect(editDistance('kerkstraat', 'kerkstraat', 2)).toBe(0);
  expect(editDistance('kerstraat', 'kerkstraat', 2)).toBe(1);
  expect(editDistance('krekstraat', 'kerkstraat', 2)).toBe(1);
  expect(editDistance('kerkweg', 'kerkstraat', 2)).toBe(3);
  expect(editDistance('kekr', 'kerkstraat', 1, true)).toBe(1);
});

test('edit distance is symmetric and zero for the same text only', () => {
  const word = fc.stringMatching(/^[a-d]{0,7}$/);
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(editDistance(a, b, 20)).toBe(editDistance(b, a, 20));
      expect(editDistance(a, b, 20) === 0).toBe(a === b);
    }),
  );
});

test('accents, spaces, punctuation and case are ignored', () => {
  expect(compact("'s-Gravenhage Éénweg")).toBe('sgravenhageeenweg');
  expect(suffixKey('a', '-2')).toBe('A2');
  expect(readQuery('Laan van 1e Pand 5 bis, Ede')).toMatchObject({ postcode: null });
});
