import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Snapshot } from '@kavel/catalogue';
import { CatalogueStore } from '@kavel/catalogue';
import { temporaryFolder } from '@kavel/catalogue/testing';
import { type ImportOutcome, runImport } from '../run-import';
import { objectId, pandId } from '../testing/bag-fixture';
import {
  extractXml,
  field,
  gmlPoint,
  gmlPolygon,
  reference,
  relation,
  version,
} from '../testing/extract-fixture';
import { zipOf } from '../testing/zip-fixture';

jest.setTimeout(120_000);

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

function bring(...paths: string[]): Promise<ImportOutcome> {
  return runImport({ dataFolder: folder.path, jobs: [{ kind: 'bag', paths }] });
}

async function look<Row>(sql: string): Promise<Row[]> {
  const store = new CatalogueStore(folder.path);
  try {
    return await store.use((snapshot: Snapshot) => snapshot.rows<Row>(sql));
  } finally {
    store.close();
  }
}

const addressId = '0299200000000001';
const streetId = '0299300000000001';
const square = [
  [206_000, 447_000],
  [206_010, 447_000],
  [206_010, 447_010],
  [206_000, 447_010],
  [206_000, 447_000],
] as const;

function pand(...rest: string[]): string {
  return [
    gmlPolygon(square),
    field('status', 'Pand in gebruik'),
    field('identificatie', pandId(1)),
    ...rest,
  ].join('');
}

function object(area: number, ...rest: string[]): string {
  return [
    reference('NummeraanduidingRef', addressId),
    field('identificatie', objectId(1)),
    gmlPoint(206_005, 447_005),
    field('gebruiksdoel', 'kantoorfunctie'),
    field('gebruiksdoel', 'woonfunctie'),
    field('oppervlakte', area),
    field('status', 'Verblijfsobject in gebruik'),
    reference('PandRef', pandId(1)),
    ...rest,
  ].join('');
}

/** Every kind of object in its own zip, as delivered by the register, with versions that must be ignored. */
const inner = {
  PND: extractXml('Pand', [
    pand(field('oorspronkelijkBouwjaar', 1_900), version('2001-01-01', { end: '2010-01-01' })),
    pand(field('oorspronkelijkBouwjaar', 1_955), version('2010-01-01')),
    pand(field('oorspronkelijkBouwjaar', 2_030), version('2027-01-01')),
  ]),
  VBO: extractXml('Verblijfsobject', [
    object(80, version('2010-01-01')),
    object(81, version('2010-01-01', { inactive: '2012-01-01T00:00:00' })),
    object(82, version('2010-01-01', { registeredUntil: '2012-01-01T00:00:00' })),
  ]),
  NUM: extractXml('Nummeraanduiding', [
    [
      field('identificatie', addressId),
      field('huisnummer', 12),
      field('huisletter', 'b'),
      field('postcode', '8990AA'),
      version('2010-01-01'),
      reference('OpenbareRuimteRef', streetId),
    ].join(''),
  ]),
  OPR: extractXml('OpenbareRuimte', [
    [
      field('identificatie', streetId),
      field('naam', "'t Zand &amp; Ven"),
      reference('WoonplaatsRef', '2142'),
      version('2010-01-01'),
    ].join(''),
  ]),
  WPL: extractXml('Woonplaats', [
    [
      field('identificatie', 2_142),
      field('naam', 'Proefdorp'),
      version('2010-01-01', { end: '2099-01-01' }),
    ].join(''),
  ]),
};

function outerZip(files: Readonly<Record<string, string>>): Buffer {
  const zipped = Object.entries(files).map(([kind, xml]) => {
    const name = `9999${kind}08112026`;
    return [`${name}.zip`, zipOf({ [`${name}-000001.xml`]: xml })] as const;
  });
  const inactive = zipOf({ '0299IAPND08112026-000001.xml': 'must not be read' });
  return zipOf({
    ...Object.fromEntries(zipped),
    '9999Inactief08112026.zip': inactive,
    'Leveringsdocument-BAG-Extract.xml': 'must not be read',
  });
}

async function save(name: string, content: Uint8Array | string): Promise<string> {
  const path = join(folder.path, name);
  await writeFile(path, content);
  return path;
}

test('a zip of zips becomes objects with address and pand, of the current versions', async () => {
  const outcome = await bring(await save('lvbag.zip', outerZip(inner)));
  expect(outcome.files).toMatchObject([{ what: 'current BAG objects', read: 5, accepted: 5 }]);
  expect(await look('SELECT * EXCLUDE (morton) FROM verblijfsobject')).toMatchObject([
    {
      object_id: objectId(1),
      pand_id: pandId(1),
      straat: "'t Zand & Ven",
      huisnummer: 12,
      huisletter: 'B',
      postcode: '8990AA',
      woonplaats: 'Proefdorp',
      gebruiksdoelen: ['woonfunctie', 'kantoorfunctie'],
      oppervlakte: 80,
      bouwjaar: 1_955,
      dataset: 'Proefdorp',
    },
  ]);
  expect(await readdir(join(folder.path, 'catalogue'))).toHaveLength(5);
});

test('the parts may be separate files, in any order', async () => {
  const paths = await Promise.all(
    Object.entries(inner).map(([kind, xml]) =>
      save(`9999${kind}08112026.zip`, zipOf({ [`9999${kind}08112026-000001.xml`]: xml })),
    ),
  );
  await bring(...paths.reverse());
  expect(await look('SELECT straat FROM verblijfsobject')).toEqual([{ straat: "'t Zand & Ven" }]);
});

describe('gemeente of an object', () => {
  const relations = extractXml('GemeenteWoonplaatsRelatie', [
    relation('2142', '0299', '2001-01-01', '2020-01-01'),
    relation('2142', '0034', '2020-01-01'),
    relation('2143', 'x', '2001-01-01'),
  ]);
  const relationName = 'GEM-WPL-RELATIE-08112026';
  const saveExtract = () => save('lvbag.zip', outerZip(inner));
  const saveRelations = () =>
    save(`${relationName}.zip`, zipOf({ [`${relationName}-000001.xml`]: relations }));
  const saveNames = () =>
    save(
      'gemeenten.geojson',
      JSON.stringify({
        type: 'FeatureCollection',
        features: [
          { type: 'Feature', properties: { gemeente_key: 'GM0034', Gemeente: 'Nieuwstad' }, geometry: null },
        ],
      }),
    );
  const gemeente = () => look('SELECT gemeentecode, gemeentenaam, provincie FROM verblijfsobject');

  test('is the current one of its woonplaats, by its known name, not the one in its id', async () => {
    await bring(await saveExtract());
    expect(await gemeente()).toEqual([
      { gemeentecode: 'GM0299', gemeentenaam: 'Zevenaar', provincie: 'PV25' },
    ]);
    const outcome = await bring(await saveRelations());
    expect(outcome.files).toMatchObject([{ read: 2, accepted: 1, rejected: 1 }]);
    expect(await gemeente()).toEqual([{ gemeentecode: 'GM0034', gemeentenaam: 'Almere', provincie: 'PV24' }]);
  });

  test('is the later one when the register left the earlier relation open', async () => {
    await bring(await saveExtract());
    const both = [relation('2142', '0034', '2020-01-01'), relation('2142', '0299', '2001-01-01')];
    const xml = extractXml('GemeenteWoonplaatsRelatie', both);
    await bring(await save(`${relationName}.zip`, zipOf({ [`${relationName}-000001.xml`]: xml })));
    expect(await gemeente()).toMatchObject([{ gemeentecode: 'GM0034' }]);
  });

  test.each([
    ['first', [2, 0, 1]],
    ['in between', [0, 2, 1]],
    ['last', [1, 0, 2]],
  ] as const)('has its name from a CBS file that is imported %s', async (_, order) => {
    const jobs = [
      { kind: 'bag', paths: [await saveExtract()] },
      { kind: 'bag', paths: [await saveRelations()] },
      { kind: 'cbs', paths: [await saveNames()] },
    ] as const;
    for (const at of order) await runImport({ dataFolder: folder.path, jobs: [jobs[at]] });
    expect(await gemeente()).toEqual([
      { gemeentecode: 'GM0034', gemeentenaam: 'Nieuwstad', provincie: 'PV24' },
    ]);
  });
});

test('an object without an address is rejected by id', async () => {
  const { OPR: _, ...withoutStreets } = inner;
  const outcome = await bring(await save('lvbag.zip', outerZip(withoutStreets)));
  expect(outcome.rejected).toBe(1);
  expect(await readFile(outcome.rejectedPath ?? '', 'utf8')).toContain(
    `${objectId(1)},"its nummeraanduiding, openbare ruimte or woonplaats is in none of the files"`,
  );
});

test.each([
  ['cut off', async () => outerZip(inner).subarray(0, 900), /zip that is damaged or cut off/],
  ['of something else', async () => zipOf({ 'readme.txt': 'hello' }), /zip without BAG 2.0 objects/],
  [
    'with a cut-off zip in it',
    async () => zipOf({ '9999PND08112026.zip': zipOf({ 'a.xml': inner.PND }).subarray(0, 400) }),
    /bad\.zip > 9999PND08112026\.zip: is a zip that is damaged or cut off/,
  ],
  [
    'with XML that ends too soon',
    async () => zipOf({ '9999PND08112026-000001.xml': inner.PND.slice(0, -60) }),
    /9999PND08112026-000001\.xml: is no XML that can be read: .*unclosed tag/,
  ],
])('a zip %s is rejected and leaves nothing behind', async (_, make, message) => {
  await bring(await save('lvbag.zip', outerZip(inner)));
  const before = await readdir(join(folder.path, 'catalogue'));
  await expect(bring(await save('bad.zip', await make()))).rejects.toThrow(message);
  expect(await readdir(join(folder.path, 'catalogue'))).toEqual(before);
});
