import { exampleAddresses } from '@kavel/contracts';
import type { OwnColumn, OwnColumnKind } from '@kavel/contracts/units';
import type { Sheet } from '@kavel/files';
import { type TemplateColumn, templateColumns } from './columns';

/** Texts of the template in one language. */
export interface TemplateTexts {
  fileName: string;
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
  own: Record<OwnColumnKind, string>;
}

/** An own column of the portfolio that the template is for. */
export type TemplateOwnColumn = Pick<OwnColumn, 'name' | 'kind' | 'choices'>;

type Cell = string | number | null;

/** Made-up lines that show how a cell is written. Rents in euro a year. */
const examples: Record<TemplateColumn, Cell>[] = [
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
    marketRent: null,
    leaseEnd: '2027-06-30',
    wozValue: null,
    oppervlakte: null,
    energielabel: null,
    bouwjaar: null,
  },
];

/** Heading and example lines; cells of own columns are empty, as nobody can make up what they hold. */
export function templateRows(
  { columns }: Pick<TemplateTexts, 'columns'>,
  own: readonly TemplateOwnColumn[],
): Cell[][] {
  return [
    [...templateColumns.map(column => columns[column]), ...own.map(({ name }) => name)],
    ...examples.map(line => [...templateColumns.map(column => line[column]), ...own.map(() => null)]),
  ];
}

/** A sheet to fill in, and one that says what each column holds. */
export function templateSheets(texts: TemplateTexts, own: readonly TemplateOwnColumn[]): Sheet[] {
  const bold = (value: string) => ({ value, fontWeight: 'bold' as const });
  const [heading = [], ...lines] = templateRows(texts, own);
  return [
    {
      name: texts.sheet,
      rows: [heading.map(cell => bold(String(cell))), ...lines],
      widths: [40, ...heading.slice(1).map(cell => Math.max(14, String(cell).length + 2))],
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
        ...own.map(column => [column.name, meaningOf(column, texts), texts.no]),
        [],
        [texts.foot],
      ],
      widths: [18, 70, 10],
      stickyRows: 1,
    },
  ];
}

function meaningOf({ kind, choices }: TemplateOwnColumn, texts: TemplateTexts): string {
  return kind === 'choice' ? `${texts.own.choice}: ${choices.join('; ')}` : texts.own[kind];
}
