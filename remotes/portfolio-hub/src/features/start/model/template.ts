import { exampleAddresses } from '@kavel/contracts';
import type { Sheet } from '@kavel/files';

/** Columns of the template, in their order; all are recognised when the list is read again. */
export const templateColumns = [
  'address',
  'annualRent',
  'marketRent',
  'leaseEnd',
  'wozValue',
  'oppervlakte',
  'energielabel',
  'bouwjaar',
] as const;
export type TemplateColumn = (typeof templateColumns)[number];

/** Texts of the template in one language. */
export interface TemplateTexts {
  sheet: string;
  explanation: string;
  column: string;
  meaning: string;
  needed: string;
  yes: string;
  no: string;
  foot: string;
  columns: Record<TemplateColumn, string>;
  meanings: Record<TemplateColumn, string>;
}

/** Made-up lines that show how a cell is written. Rents in euro a year. */
const examples: Record<TemplateColumn, string | number>[] = [
  {
    address: exampleAddresses[0],
    annualRent: 14_400,
    marketRent: 15_600,
    leaseEnd: '2028-12-31',
    wozValue: 312_000,
    oppervlakte: 92,
    energielabel: 'C',
    bouwjaar: 1968,
  },
  {
    address: exampleAddresses[1],
    annualRent: 21_000,
    marketRent: '',
    leaseEnd: '2027-06-30',
    wozValue: '',
    oppervlakte: '',
    energielabel: '',
    bouwjaar: '',
  },
];

/** Heading and example lines. */
export function templateRows({ columns }: Pick<TemplateTexts, 'columns'>): (string | number | null)[][] {
  return [
    templateColumns.map(column => columns[column]),
    ...examples.map(line => templateColumns.map(column => (line[column] === '' ? null : line[column]))),
  ];
}

/** A sheet to fill in, and one that says what each column holds. */
export function templateSheets(texts: TemplateTexts): Sheet[] {
  const bold = (value: string) => ({ value, fontWeight: 'bold' as const });
  const [heading = [], ...lines] = templateRows(texts);
  return [
    {
      name: texts.sheet,
      rows: [heading.map(cell => bold(String(cell))), ...lines],
      widths: [40, ...templateColumns.slice(1).map(() => 14)],
      stickyRows: 1,
    },
    {
      name: texts.explanation,
      rows: [
        [bold(texts.column), bold(texts.meaning), bold(texts.needed)],
        ...templateColumns.map(column => [
          texts.columns[column],
          texts.meanings[column],
          column === 'address' ? texts.yes : texts.no,
        ]),
        [],
        [texts.foot],
      ],
      widths: [18, 70, 10],
      stickyRows: 1,
    },
  ];
}
