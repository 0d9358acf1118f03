import type { Language } from '@kavel/contracts';
import type { NamedSigner, ReportSection } from '@kavel/contracts/reports';
import type { Content } from '../../documents/content';

/** How a sheet writes the value of a cell. */
export type CellFormat = 'money' | 'number' | 'decimal' | 'percent' | 'signedPercent' | 'date';

/** A figure or text. `text` is how a page shows it; a sheet has `value` in its format. */
export interface Cell {
  text: string;
  /** A number, or an ISO date with the format `date`. */
  value?: number | string;
  format?: CellFormat;
  strong?: true;
  /** Below the text, smaller. */
  note?: string;
  /** Ends of a range; a sheet has a column for each. */
  bounds?: readonly [low: Cell, high: Cell];
}

export interface Fact {
  name: string;
  cell: Cell;
  note: string | null;
}

export interface Column {
  head: string;
  /** Share of the free width; without it as wide as its content. */
  share?: number;
  /** Figures, aligned at the right. */
  right?: boolean;
}

/** Text with marks, from the Markdown of an own text. Never markup of a renderer. */
export interface RichSpan {
  text: string;
  strong?: true;
  emphasis?: true;
}
export type RichNode =
  | { kind: 'paragraph'; spans: RichSpan[] }
  | { kind: 'heading'; spans: RichSpan[] }
  | { kind: 'list'; ordered: boolean; items: RichSpan[][] };

/** Name of a fact that is filled in later. */
export interface Label {
  name: string;
  note: string;
}

/** A picture of the report by its name. */
export interface PictureRef {
  name: string;
  alt: string;
  caption: string;
  /** Caption where the format of the picture cannot be shown. */
  missing?: string;
}

export interface Bar {
  name: string;
  amount: number;
  cell: Cell;
}

/** A part of a section. Each renderer draws every kind. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'small'; text: string }
  /** With a line of the organisation's colour. */
  | { kind: 'note'; text: string }
  | { kind: 'rich'; nodes: RichNode[] }
  | { kind: 'list'; items: string[] }
  /** The outcome, on a line between its bounds. */
  | { kind: 'value'; name: string; value: Cell; low: Cell; high: Cell; text: string; alt: string }
  /** Key figures side by side. */
  | { kind: 'figures'; columns: number; items: Fact[] }
  /** Names with their values, one below the other. */
  | { kind: 'facts'; items: Fact[] }
  /** `whole`: on one page; `narrow`: half of its width. `size` in points. */
  | { kind: 'table'; columns: Column[]; rows: Cell[][]; whole?: true; narrow?: true; size?: number }
  /** Groups of horizontal bars, side by side. */
  | { kind: 'bars'; groups: { heading: string; bars: Bar[] }[] }
  | { kind: 'years'; bars: Bar[] }
  /** A value for each row and column; `base` is the cell that holds for the valuation. */
  | {
      kind: 'heat';
      corner: string;
      columns: Cell[];
      rows: { head: Cell; cells: Cell[] }[];
      base: { row: number; column: number };
      alt: string;
    }
  /** One object: its facts, with its map beside them. */
  | { kind: 'object'; heading: string; items: Fact[]; map: PictureRef | null }
  /** Pictures side by side. `ratio`: height by width. */
  | { kind: 'pictures'; pictures: (PictureRef & { ratio: number })[] }
  | { kind: 'signatures'; signers: Fact[][]; line: string }
  /** Facts, and below them the two that are known when the document is sealed. */
  | { kind: 'fingerprints'; items: Fact[]; input: Label; template: Label };

export interface Section {
  key: ReportSection;
  heading: string;
  /** Begins on a new page. */
  page: boolean;
  blocks: Block[];
}

/** The cover, where it is on. */
export interface Cover {
  facts: Fact[];
  /** Own text of the template. */
  nodes: RichNode[];
}

/** A valuation report before it is drawn. Its texts are final: renderers add none. */
export interface Report extends Content {
  language: Language;
  kind: string;
  lead: string;
  status: string;
  /** Across the pages of what is not approved; null for an approved valuation. */
  mark: string | null;
  /** With `{page}` and `{pages}`. */
  pageOf: string;
  cover: Cover | null;
  /** Who is named on the signature page of an approved valuation. */
  signers: NamedSigner[];
  sections: Section[];
}
