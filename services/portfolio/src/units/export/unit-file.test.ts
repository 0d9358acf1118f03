import { Readable } from 'node:stream';
import { noFilter, type UnitTable, type UnitView } from '@kavel/contracts/units';
import { strFromU8, unzipSync } from 'fflate';
import { csvStream } from './csv-stream';
import { filterWords } from './filter-words';
import { unitFile } from './unit-file';
import { unitFileTexts } from './unit-file-texts';
import { workbookStream } from './workbook-stream';

const column = <Value>(...values: Value[]) => values;
const table: UnitTable = {
  id: column('7a1b3c5d-0000-4000-8000-000000000001', '7a1b3c5d-0000-4000-8000-000000000002'),
  revision: column(1, 1),
  objectId: column('0200010000000001', '0200010000000002'),
  straat: column('=Kade "B" & Zoon', 'Laan'),
  huisnummer: column(1, 2),
  huisletter: column(null, null),
  huisnummertoevoeging: column(null, null),
  postcode: column('7311AA', null),
  woonplaats: column('Apeldoorn', 'Apeldoorn'),
  vtwType: column('winkel' as const, 'kantoor' as const),
  oppervlakte: column(80.5, null),
  bouwjaar: column(1974, 1900),
  energielabel: column('A' as const, null),
  annualRent: column(12_000, 9_000),
  marketRent: column(null, null),
  annualCosts: column(null, null),
  leaseEnd: column('2027-01-01', null),
  leaseBreak: column(null, null),
  wozValue: column(null, null),
  lon: column(5.9, 5.9),
  lat: column(52.2, 52.2),
  value: column(412_345, 100_000),
  valuation: {
    id: '7a1b3c5d-0000-4000-8000-000000000009',
    status: 'approved',
    valueDate: '2025-06-30',
    outdated: ['value-date-old'],
    changed: [],
  },
};
const view: UnitView = {
  columns: ['type', 'area', 'leaseEnd', 'value'],
  sorting: { key: 'rent', descending: true },
  filter: { ...noFilter, rent: { min: 10_000, max: null }, labels: ['A', 'none'] },
};
const fileOf = (changed: Partial<UnitView> = {}) =>
  unitFile({
    portfolio: 'Noord',
    table,
    view: { ...view, ...changed },
    language: 'nl',
    madeOn: '2026-11-28',
  });

test('the head says which units they are, and the values are exact', () => {
  const csv = [...csvStream(fileOf().rows, 'nl')].join('');
  expect(csv).toBe(
    `\uFEFF${[
      'Portefeuille;Noord',
      'Filter;"energielabel: A, geen; huur €/jr vanaf 10000"',
      'Eenheden;1 van 2',
      'Volgorde;Huur €/jr, aflopend',
      'Waarden;Goedgekeurde waardering, peildatum 2025-06-30, vergelijking k.k.',
      'Gemaakt op;2026-11-28',
      '',
      'Adres;Postcode;Plaats;Type;Oppervlakte m²;Einde huurcontract;Vergelijking € k.k.;Waarde verouderd;Objectnummer BAG',
      `"'=Kade ""B"" & Zoon 1";7311AA;Apeldoorn;Winkel;80,5;2027-01-01;412345;peildatum ouder dan een jaar;"=""0200010000000001"""`,
      '',
    ].join('\r\n')}`,
  );
});

test('the workbook has numbers, days as days, and text that cannot be markup', async () => {
  const { sheet: name, widths, rows } = fileOf({ filter: noFilter, sorting: null });
  const pieces = await Readable.from(workbookStream({ name, widths, rows })).toArray();
  const parts = unzipSync(Buffer.concat(pieces));
  const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect(sheet.match(/<row r=/g)).toHaveLength(8 + 2);
  expect(sheet).toContain('=Kade &quot;B&quot; &amp; Zoon 1');
  expect(sheet).toContain('<c r="G9" s="1"><v>412345</v></c>');
  // 1 January 2027 as spreadsheets count days.
  expect(sheet).toContain('<c r="F9" s="2"><v>46388</v></c>');
  expect(isBalanced(sheet)).toBe(true);
});

/** Opening and closing tags in balance: what a reader refuses first. */
function isBalanced(xml: string): boolean {
  const open: string[] = [];
  const closed = [...xml.matchAll(/<(\/?)([\w:]+)[^>]*?(\/?)>/g)].every(([, closing, name = '', alone]) => {
    if (alone) return true;
    return closing ? open.pop() === name : open.push(name) > 0;
  });
  return closed && open.length === 0;
}

test('every condition of a filter is said', () => {
  const filter = {
    text: 'kade',
    types: ['winkel' as const],
    labels: ['none' as const],
    area: { min: 1, max: 2 },
    year: { min: null, max: 1990 },
    rent: { min: 5, max: null },
    leaseEndsBy: '2030-12-31',
    missing: ['rent' as const],
    outdated: ['data-newer' as const],
  };
  expect(filterWords(filter, unitFileTexts.en, {})).toEqual([
    'text “kade”',
    'type: Shop',
    'energy label: none',
    'floor area m² from 1',
    'floor area m² up to 2',
    'year built up to 1990',
    'rent €/yr from 5',
    'lease ends by 2030-12-31',
    'without: rent',
    'value outdated: newer data than the value rests on',
  ]);
  expect(filterWords(noFilter, unitFileTexts.en, {})).toEqual([]);
});
