import type { BulkLine } from '@kavel/contracts/bulk';
import { isZip, largestFile, type Refusal, readBytes, readWorkbook } from '@kavel/files/reading';
import type { ColumnRole } from './columns';
import { type AddressList, composeLines, type ListRow, readList, readRows } from './read-list';

/** Everything the page needs of a list except its lines. */
export interface ListSummary {
  rowCount: number;
  heading: string[] | null;
  roles: ColumnRole[];
  /** The first rows. */
  sample: ListRow[];
  /** Names of the sheets; empty when there is only one. */
  sheets: string[];
  sheet: number;
  /** The list as text when it is short enough to be stored for a reload; else null. */
  text: string | null;
}

export type Opened = { kind: 'list'; list: ListSummary } | { kind: 'refused'; reason: Refusal };

const sampleRows = 5;
/** Number of characters that fit into session storage. */
const keptText = 1_500_000;

/** Parses and holds a list of up to 250,000 lines, in a worker so that the page stays responsive. */
export class ListBook {
  private sheets: { name: string; rows: string[][] }[] = [];
  private list: AddressList = { rows: [], heading: null, roles: [] };

  async openFile(bytes: Uint8Array<ArrayBuffer>): Promise<Opened> {
    if (bytes.length > largestFile) return { kind: 'refused', reason: 'tooLarge' };
    if (isZip(bytes)) return this.openWorkbook(bytes);
    const read = readBytes(bytes);
    return read.kind === 'refused' ? read : this.openText(read.text);
  }

  openText(text: string): Opened {
    this.sheets = [];
    this.list = readList(text);
    return { kind: 'list', list: this.summary(0, text.length <= keptText ? text : null) };
  }

  openSheet(sheet: number): Opened {
    this.list = readRows(this.sheets[sheet]?.rows ?? []);
    return { kind: 'list', list: this.summary(sheet, null) };
  }

  /** Lines of a part of the list; the bounds are row indexes. */
  lines(roles: readonly ColumnRole[], from: number, to: number): BulkLine[] {
    return composeLines(this.list.rows.slice(from, to), roles);
  }

  private async openWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<Opened> {
    try {
      this.sheets = await readWorkbook(bytes);
    } catch (error) {
      console.warn('This workbook cannot be read.', error);
      return { kind: 'refused', reason: 'broken' };
    }
    return this.sheets.length === 0 ? { kind: 'refused', reason: 'empty' } : this.openSheet(0);
  }

  private summary(sheet: number, text: string | null): ListSummary {
    const { rows, heading, roles } = this.list;
    const sheets = this.sheets.map(({ name }) => name);
    return { rowCount: rows.length, heading, roles, sample: rows.slice(0, sampleRows), sheets, sheet, text };
  }
}
