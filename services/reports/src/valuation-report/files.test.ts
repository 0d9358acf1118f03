import { languages } from '@kavel/contracts';
import { noAssignment, usualSections } from '@kavel/contracts/reports';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { strFromU8, unzipSync } from 'fflate';
import { readWorkbook } from '../testing/read-office';
import { sampleLook, sampleReport } from '../testing/samples';
import { sealed } from '../typst/seal';
import { renderDocx } from './docx/render-docx';
import { cellsOf } from './model/cells';
import { richText } from './model/rich-text';
import { renderXlsx } from './xlsx/render-xlsx';

const partsOf = (file: Uint8Array) => unzipSync(new Uint8Array(file));
const textOf = (xml: string) =>
  xml
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
async function wordOf(report: ReturnType<typeof sampleReport>) {
  const { content, pictures } = sealed(report, sampleLook);
  const parts = partsOf(await renderDocx(content, pictures));
  const xml = strFromU8(parts['word/document.xml'] ?? new Uint8Array());
  return { parts, xml, text: textOf(xml) };
}
async function sheetsOf(report: ReturnType<typeof sampleReport>) {
  const { content } = sealed(report, sampleLook);
  const parts = partsOf(await renderXlsx(content));
  const all = Object.entries(parts).filter(([name]) => name.endsWith('.xml'));
  return { parts, xml: all.map(([, bytes]) => strFromU8(bytes)).join('\n') };
}

/** How many colours a picture has: one is empty. */
async function coloursIn(png: Uint8Array): Promise<number> {
  const image = await loadImage(Buffer.from(png));
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  return new Set(new Uint32Array(data.buffer)).size;
}

test.each(languages)(
  'the Word document in %s has every heading, key figure and fact of the report',
  async language => {
    const report = sampleReport({ language });
    const { text, parts } = await wordOf(report);
    for (const section of report.sections) {
      expect(text).toContain(section.heading);
      for (const block of section.blocks) {
        if (block.kind === 'figures')
          for (const { cell } of block.items) expect(text).toContain(cell.text.replace(/\s/g, ' '));
        if (block.kind === 'table')
          for (const cell of block.rows.flat()) expect(text).toContain(cell.text.replace(/\s/g, ' '));
      }
    }
    // The maps of the sample are one drawing, and a picture of it for programs that show no SVG.
    expect(Object.keys(parts).filter(name => name.endsWith('.svg'))).toHaveLength(1);
    const [[, png] = []] = Object.entries(parts).filter(([name]) => name.endsWith('.png'));
    expect(await coloursIn(png ?? new Uint8Array())).toBeGreaterThan(3);
  },
);

test('a sheet has figures as numbers and dates, and one sheet for each section', async () => {
  const report = sampleReport();
  const { xml, parts } = await sheetsOf(report);
  expect(xml).toContain('<v>2175000</v>');
  expect(xml).toContain('<v>0.0421</v>');
  const sheets = Object.keys(parts).filter(name => name.startsWith('xl/worksheets/sheet'));
  expect(sheets).toHaveLength(report.sections.length + 1);
  const fonts = strFromU8(parts['xl/styles.xml'] ?? new Uint8Array()).match(/<font>.*?<\/font>/gs) ?? [];
  expect(fonts.filter(font => !font.includes('"Calibri"'))).toEqual([]);
});

test('a range is two numbers in a sheet', async () => {
  const report = sampleReport();
  const sheets = readWorkbook(await renderXlsx(sealed(report, sampleLook).content));
  const rows = sheets.get('Objecten') ?? [];
  const heads = rows.find(row => row.includes('Bandbreedte ≥')) ?? [];
  const at = heads.indexOf('Bandbreedte ≥');
  expect(heads[at + 1]).toBe('Bandbreedte ≤');
  expect(rows.map(row => row.slice(at, at + 2))).toContainEqual([393_000, 457_000]);
});

test('markup, formulas and emoji in names are text in both files', async () => {
  const title = `=cmd|' /C calc'!A0 "Kern" <w:b/> & 🏠 {pages}`;
  const report = sampleReport({ title, assignment: { ...noAssignment, client: title } });
  const { text, xml } = await wordOf(report);
  expect(text).toContain(title);
  expect(xml).not.toContain('<w:b/> &amp; 🏠');
  const sheets = await sheetsOf(report);
  expect(sheets.xml).not.toContain('<f>');
  expect(textOf(sheets.xml)).toContain(title);
});

test('sections are those of the template: left out, in another order, with own heading and text', async () => {
  const settings = usualSections
    .map(one => ({
      ...one,
      on: !['cover', 'sensitivity'].includes(one.key),
      ...(one.key === 'method'
        ? { heading: 'Werkwijze', text: 'Wij *kijken* **altijd** <b>ter plaatse</b>.\n\n- eerst\n- daarna' }
        : {}),
    }))
    .toReversed();
  const report = sampleReport({}, settings);
  expect(report.cover).toBeNull();
  expect(report.sections.map(({ key }) => key)).toEqual(
    usualSections
      .map(({ key }) => key)
      .filter(key => !['cover', 'sensitivity'].includes(key))
      .toReversed(),
  );
  const { text } = await wordOf(report);
  expect(text.indexOf('Bronnen en verantwoording')).toBeLessThan(text.indexOf('Werkwijze'));
  expect(text).toMatch(/Wij kijken altijd ter plaatse\s?\./);
});

test('own text keeps paragraphs, marks and lists, and nothing else of its Markdown', () => {
  expect(
    richText('# Kop\n\nEen **vet** [adres](https://kavel.example) ![x](y.png) <script>a</script>\n\n1. een'),
  ).toEqual([
    { kind: 'heading', spans: [{ text: 'Kop' }] },
    {
      kind: 'paragraph',
      spans: [
        { text: 'Een ' },
        { text: 'vet', strong: true },
        { text: ' ' },
        { text: 'adres' },
        { text: ' (https://kavel.example)' },
        { text: ' ' },
        { text: ' ' },
        { text: 'a' },
      ],
    },
    { kind: 'list', ordered: true, items: [[{ text: 'een' }]] },
  ]);
});

test.each([
  ['nl', '−€ 1.284.000', '+4,6 %', '12 mrt 2026'],
  ['en', '−€ 1,284,000', '+4.6%', '12 Mar 2026'],
  ['de', '−€ 1.284.000', '+4,6 %', '12. März 2026'],
] as const)('figures in %s are written as on the screens', (language, money, percent, date) => {
  const cells = cellsOf(language);
  const written = [cells.money(-1_284_000), cells.signedPercent(0.046), cells.date('2026-03-12')];
  expect(written.map(({ text }) => text.replaceAll('\u00a0', ' '))).toEqual([money, percent, date]);
  expect(cells.money(null)).toEqual({ text: '—' });
  expect(cells.money(-0.2).text).toBe('€\u00a00');
});
