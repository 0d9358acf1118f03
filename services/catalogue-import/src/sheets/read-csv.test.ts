import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@kavel/catalogue/testing';
import fc from 'fast-check';
import Papa from 'papaparse';
import { readCsvCells } from './read-csv';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeAll(async () => {
  folder = await temporaryFolder();
});
afterAll(() => folder.remove());

async function linesOf(text: string): Promise<readonly string[][]> {
  const path = join(folder.path, 'any.csv');
  await writeFile(path, text);
  const lines: string[][] = [];
  for await (const batch of readCsvCells(path, cells => cells.includes('id'))) lines.push(...batch.lines);
  return lines;
}

test('lines equal those of the library on the whole text, with or without quotes, for any line break', async () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '7', ';', ',', ' ', '\n', 'é', '"'), maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(cell, cell), { maxLength: 20 }),
      fc.constantFrom(';', ',', '\t'),
      fc.constantFrom('\n', '\r\n'),
      async (rows, delimiter, newline) => {
        const text = Papa.unparse([['id', 'note'], ...rows], { delimiter, newline });
        expect(await linesOf(text + newline)).toEqual([['id', 'note'], ...rows]);
      },
    ),
    { numRuns: 60 },
  );
});

test('an empty line counts, so that later lines keep their number', async () => {
  expect(await linesOf('id;note\r\n\r\n1;a\r\n')).toEqual([['id', 'note'], [''], ['1', 'a']]);
});
