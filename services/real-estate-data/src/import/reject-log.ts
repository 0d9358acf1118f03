import { createWriteStream, type WriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import Papa from 'papaparse';

/** A row that did not go in: where it stands and why. */
export interface RejectedRow {
  file: string;
  /** Line of a CSV, feature of a GeoJSON. */
  position: number;
  id: string;
  reason: string;
}

/** Writes rejected rows to a CSV as they come, and counts them by reason. */
export class RejectLog {
  /** The first rejected row of each file. */
  readonly firstOf = new Map<string, RejectedRow>();
  count = 0;
  private stream: WriteStream | null = null;

  constructor(private readonly path: string) {}

  add(row: RejectedRow): void {
    this.count += 1;
    if (!this.firstOf.has(row.file)) this.firstOf.set(row.file, row);
    this.stream ??= createWriteStream(this.path).setMaxListeners(0);
    if (this.count === 1) this.stream.write('file,position,id,reason\r\n');
    this.stream.write(`${Papa.unparse([[row.file, row.position, row.id, row.reason]])}\r\n`);
  }

  async close(): Promise<void> {
    if (!this.stream) return;
    this.stream.end();
    await finished(this.stream);
  }
}
