import type { BulkLine } from '@kavel/contracts/bulk';
import { isZip, largestFile, type Refusal, readBytes, readWorkbook } from '@kavel/files/reading';
import type { ColumnRole } from './columns';
import { type AddressList, composeLines, type ListRow, readList, readRows } from './read-list';

/** What a page knows of a list: everything but its lines. */
export interface ListSummary {
  rowCount: number;
  heading: string[] | null;
  roles: ColumnRole[];
  /** The first rows. */
  sample: ListRow[];
  /** Names of the sheets where there are several to choose from. */
  sheets: string[];
  sheet: number;
  /** The list as text when it is short enough to be kept for a reload. */
  text: string | null;
}

export type Opened = { kind: 'list'; list: ListSummary } | { kind: 'refused'; reason: Refusal };

const sampleRows = 5;
/** Characters that fit into the storage of a tab. */
const keptText = 1_500_000;

/** Holds a list, which may have 250,000 lines, where its reading does not keep the page waiting: in a worker. */
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

  /** Lines of a part of the list; the positions are those of rows. */
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
