import type { Language } from '@kavel/contracts';
import type { valuationFigures } from '../../documents/valuation-figures';
import { type Cells, cellsOf } from '../model/cells';
import type { Block, Cell, Fact } from '../model/report';
import { fill, type ReportTexts, reportTexts } from '../texts';

export type Figures = ReturnType<typeof valuationFigures>;

/** What every section is written with. */
export interface Writing {
  figures: Figures;
  t: ReportTexts;
  c: Cells;
  /** `1 unit`, `12 units`. */
  units(count: number): string;
}

export function writingOf(figures: Figures, language: Language): Writing {
  const t = reportTexts[language];
  const c = cellsOf(language);
  return {
    figures,
    t,
    c,
    units: count => (count === 1 ? t.oneUnit : fill(t.unitUnits, { n: c.number(count).text })),
  };
}

export const fact = (name: string, cell: Cell, note: string | null = null): Fact => ({ name, cell, note });

/** Paragraphs of a text of several lines, written as they are. */
export function paragraphsOf(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .map(part => part.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .map(part => ({ kind: 'paragraph', text: part }));
}

/** Name of a VTW type; an unknown one as it is. */
export const typeName = (t: ReportTexts, type: string): string =>
  (t.types as Readonly<Record<string, string>>)[type] ?? type;

/** An address whose postcode stays on one line. */
export const wholePostcode = (address: string): string =>
  address.replace(/(\d{4}) ([A-Z]{2})\b/g, '$1\u00a0$2');
