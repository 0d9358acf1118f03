import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { temporaryFolder } from '@kavel/catalogue/testing';
import fc from 'fast-check';
import { readFeatures } from '../features/read-features';
import { readRows } from './read-rows';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeAll(async () => {
  folder = await temporaryFolder();
});
afterAll(() => folder.remove());

async function fileOf(name: string, content: string | Uint8Array): Promise<string> {
  const path = join(folder.path, name);
  await writeFile(path, content);
  return path;
}

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const item of items) list.push(item);
  return list;
}

describe('GeoJSON', () => {
  const properties = fc.dictionary(
    fc.string(),
    fc.oneof(fc.string(), fc.double({ noNaN: true, noDefaultInfinity: true }), fc.constant(null)),
  );

  test('returns every feature, with any braces and quotes in its texts', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(properties, { maxLength: 8 }),
        fc.constantFrom(undefined, 2),
        async (list, indent) => {
          const features = list.map(one => ({ type: 'Feature', properties: one, geometry: null }));
          const text = JSON.stringify(
            { type: 'FeatureCollection', name: 'x', features, more: [1] },
            null,
            indent,
          );
          const read = await all(readFeatures(await fileOf('any.geojson', text)));
          expect(read.map(feature => feature.properties)).toEqual(JSON.parse(JSON.stringify(list)));
          expect(read.map(feature => feature.number)).toEqual(list.map((_, index) => index + 1));
        },
      ),
      { numRuns: 40 },
    );
  });

  test('a file larger than one read chunk is read completely, gzipped or not', async () => {
    const features = Array.from({ length: 6_000 }, (_, index) => ({
      type: 'Feature',
      properties: { index, text: 'é"{[\\'.repeat(12) },
      geometry: null,
    }));
    const text = JSON.stringify({ features });
    for (const path of [
      await fileOf('large.geojson', text),
      await fileOf('large.geojson.gz', gzipSync(text)),
    ]) {
      const read = await all(readFeatures(path));
      expect(read).toHaveLength(6_000);
      expect(read.at(-1)?.properties).toEqual(features.at(-1)?.properties);
    }
  });

  test.each([
    [
      'cut off in a feature',
      '{"features":[{"properties":{"a":1},"geometry":null},{"prop',
      /cut off in or after feature 2/,
    ],
    ['cut off between features', '{"features":[{"properties":{}},', /cut off in or after feature 2/],
    ['cut off after the list', '{"features":[{"properties":{}}]', /cut off/],
    ['broken inside', '{"features":[{"properties":{}},{"a":nope}]}', /feature 2 is not valid JSON/],
    ['something else', '{"type":"Topology"}', /not a GeoJSON FeatureCollection/],
  ])('reports the problem of a file that is %s', async (_, text, message) => {
    await expect(all(readFeatures(await fileOf('bad.geojson', text)))).rejects.toThrow(message);
  });

  test('detects a zip, a truncated gzip, another encoding and a missing file', async () => {
    const zipped = gzipSync(
      JSON.stringify({
        features: Array.from({ length: 900 }, (_, id) => ({
          properties: { id, text: String(Math.sin(id)) },
        })),
      }),
    );
    const files: [string, RegExp][] = [
      [await fileOf('a.zip', Buffer.from('504b030414000000', 'hex')), /is a zip archive/],
      [await fileOf('b.gz', zipped.subarray(0, zipped.length - 200)), /gzip data is damaged or cut off/],
      [
        await fileOf('c.geojson', Buffer.from('{"features":[{"properties":{"a":"\xe9"}}]}', 'latin1')),
        /is not UTF-8/,
      ],
      [join(folder.path, 'nowhere.geojson'), /there is no such file/],
      [folder.path, /is a folder/],
    ];
    for (const [path, message] of files) await expect(all(readFeatures(path))).rejects.toThrow(message);
  });
});

describe('CSV', () => {
  const same = (name: string): string => name.toLowerCase();

  test.each([',', ';', '\t'])('with %j as separator, quotes and a byte order mark', async separator => {
    const text = `\uFEFFid${separator}note\r\n1${separator}"a${separator} ""b""\nc"\r\n2${separator}\r\n`;
    const rows = await all(readRows(await fileOf('any.csv', text), ['id'], same));
    expect(rows.map(row => 'get' in row && [row.get('id'), row.get('note'), row.get('none')])).toEqual([
      ['1', `a${separator} "b"\nc`, null],
      ['2', null, null],
    ]);
  });

  test('finds the header below a title, and reports the line of a row that is too short', async () => {
    const text = 'Export of today\nid,price\n1,10\n2\n\n3,30\n';
    const rows = await all(readRows(await fileOf('title.csv', text), ['id', 'price'], same));
    expect(rows.map(row => ('problem' in row ? row : row.line))).toEqual([
      3,
      { line: 4, problem: 'has 1 columns where the header has 2' },
      6,
    ]);
  });

  /** Read chunk size in bytes. */
  const piece = 1 << 18;

  /** A file whose first chunk ends some bytes into the text after its second line. */
  function cutIn(after: string | Buffer, bytes: number): Buffer {
    const [begin, lineBreak] = ['id,note\r\n0,', '\r\n'];
    const filler = 'x'.repeat(piece - bytes - begin.length - lineBreak.length);
    return Buffer.concat([Buffer.from(begin + filler + lineBreak), Buffer.from(after)]);
  }

  test.each([
    ['characters of several bytes', '1,é€😀\r\n', 'é€😀'],
    ['quotes with a line break', '1,"é\r\n""b"""\r\n', 'é\r\n"b"'],
  ])('a row with %s is the same at any chunk boundary', async (_, row, note) => {
    for (let bytes = 0; bytes <= Buffer.byteLength(row); bytes++) {
      const path = await fileOf('cut.csv', cutIn(`${row}2,last\r\n`, bytes));
      const rows = await all(readRows(path, ['id'], same));
      expect(rows.slice(1).map(one => 'get' in one && [one.line, one.get('id'), one.get('note')])).toEqual([
        [3, '1', note],
        [4, '2', 'last'],
      ]);
    }
  });

  test.each([
    ['in the middle', Buffer.from('1,\xe9\r\n2,last\r\n', 'latin1')],
    ['in the last line, which has no end', Buffer.from('1,a\r\n2,\xe9', 'latin1')],
    ['in a character that is cut off', Buffer.from('1,a\r\n2,€').subarray(0, -1)],
    ['inside quotes that stay open', Buffer.from('1,a\r\n2,"\xe9', 'latin1')],
  ])('rejects invalid UTF-8 %s, at any chunk boundary', async (_, after) => {
    for (let bytes = 0; bytes <= after.length; bytes++) {
      const path = await fileOf('latin.csv', cutIn(after, bytes));
      await expect(all(readRows(path, ['id'], same))).rejects.toThrow(/latin\.csv: is not UTF-8 text/);
    }
  });

  test.each(['\uFEFF', '\uFEFF\uFEFF'])('%j before the first line is ignored', async mark => {
    const named = await all(readRows(await fileOf('mark.csv', `${mark}"id",note\n1,a\n`), ['id'], same));
    expect(named.map(row => 'get' in row && row.get('id'))).toEqual(['1']);
    const title = readRows(await fileOf('mark.csv', `${mark}Title\n`), ['id'], same);
    await expect(all(title)).rejects.toThrow(/it begins with Title$/);
  });

  test.each([
    ['another kind of file', 'a,b\n1,2\n', /no header with the columns id, price/],
    ['an empty file', '', /no header/],
    ['a file cut off in a row', 'id,price\n1,10\n2', /cut off in line 3/],
    ['a file cut off in quotes', 'id,price\n1,"1', /cut off inside quotes/],
  ])('rejects %s', async (_, text, message) => {
    await expect(all(readRows(await fileOf('bad.csv', text), ['id', 'price'], same))).rejects.toThrow(
      message,
    );
  });
});
