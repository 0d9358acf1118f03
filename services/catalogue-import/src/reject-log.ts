import { createWriteStream, type WriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import Papa from 'papaparse';

/** A rejected row: its position and the reason. */
export interface RejectedRow {
  file: string;
  /** Line of a CSV, feature of a GeoJSON or of a layer; 0 when it has no single position. */
  position: number;
  id: string;
  reason: string;
}

/** Writes rejected rows to a CSV, and counts them by reason. */
export class RejectLog {
  count = 0;
  private readonly firsts = new Map<string, RejectedRow>();
  private stream: WriteStream | null = null;

  constructor(private readonly path: string) {}

  add(row: RejectedRow): void {
    this.count += 1;
    if (!this.firsts.has(row.file)) this.firsts.set(row.file, row);
    this.stream ??= createWriteStream(this.path).setMaxListeners(0);
    if (this.count === 1) this.stream.write('file,position,id,reason\r\n');
    this.stream.write(`${Papa.unparse([[row.file, row.position, row.id, row.reason]])}\r\n`);
  }

  /** The first rejected row of a file, or of a layer of it: `bag.gpkg > pand`. */
  firstOf(file: string): RejectedRow | undefined {
    return [...this.firsts.values()].find(row => row.file === file || row.file.startsWith(`${file} > `));
  }

  async close(): Promise<void> {
    if (!this.stream) return;
    this.stream.end();
    await finished(this.stream);
  }
}
