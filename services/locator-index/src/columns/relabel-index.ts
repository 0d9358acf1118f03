import type { FileHandle } from 'node:fs/promises';
import type { DuckDBConnection } from '@duckdb/node-api';
import { energyLabels } from '@kavel/contracts/lists';
import { type IndexPaths, writeWhole } from './build-index';
import { noLabel, readLabels } from './index-source';
import { blockMaskBytes, blockRows, type Layout, layoutOf, optionMask } from './layout';
import { openIndexFile, readHeader, readInto } from './load-index';
import { recordBytes, relabelRecords } from './records';

const pieceBytes = 8 * 1024 * 1024;

/**
 * Builds the index files of a snapshot whose objects equal those of another, row for row, except for their labels, from
 * the files of that one. False when those are missing or of another version.
 */
export async function relabelIndex(
  connection: DuckDBConnection,
  from: IndexPaths,
  to: IndexPaths,
): Promise<boolean> {
  const index = await openIndexFile(from.index);
  const records = await openIndexFile(from.records);
  try {
    const found = index && (await readHeader(index));
    if (!(found && records)) return false;
    const { objects } = found.header;
    const labelOf = await readLabels(connection, objects);
    const before = { index, records, start: found.start, objects };
    await writeWhole(to.index, async relabelled => {
      await copyAll(index, relabelled);
      await writeWhole(to.records, file =>
        relabelBlocks(before, { index: relabelled, records: file }, labelOf),
      );
    });
    return true;
  } finally {
    await index?.close();
    await records?.close();
  }
}

async function copyAll(from: FileHandle, to: FileHandle): Promise<void> {
  const piece = Buffer.alloc(pieceBytes);
  for (let at = 0; ; ) {
    const { bytesRead } = await from.read(piece, 0, pieceBytes, at);
    if (bytesRead === 0) return;
    await to.writeFile(piece.subarray(0, bytesRead));
    at += bytesRead;
  }
}

interface IndexFiles {
  index: FileHandle;
  records: FileHandle;
}

/** `start` is the offset of the columns. */
async function relabelBlocks(
  { index, records, start, objects }: IndexFiles & { start: number; objects: number },
  relabelled: IndexFiles,
  labelOf: Uint8Array,
): Promise<void> {
  const layout = layoutOf(objects);
  const rows = new Uint32Array(blockRows);
  for (let block = 0; block < layout.blocks; block++) {
    await readInto(index, new Uint8Array(rows.buffer), start + layout.rows + block * blockRows * 4);
    const labels = new Uint8Array(blockRows).fill(noLabel);
    const count = Math.min(blockRows, objects - block * blockRows);
    for (let at = 0; at < count; at++) labels[at] = labelOf[rows[at] ?? 0] ?? noLabel;
    await writeLabels(relabelled.index, { start, layout, block }, labels);
    const bytes = new Uint8Array(count * recordBytes);
    await readInto(records, bytes, block * blockRows * recordBytes);
    relabelRecords(bytes, labels);
    await relabelled.records.writeFile(bytes);
  }
}

async function writeLabels(
  index: FileHandle,
  { start, layout, block }: { start: number; layout: Layout; block: number },
  labels: Uint8Array,
): Promise<void> {
  await index.write(labels, 0, labels.length, start + layout.labels + block * blockRows);
  const masks = energyLabels.map(() => new Uint8Array(blockMaskBytes));
  for (const [at, label] of labels.entries()) {
    const mask = masks[label];
    if (mask) mask[at >> 3] = (mask[at >> 3] ?? 0) | (1 << (at & 7));
  }
  for (const [option, mask] of masks.entries()) {
    const place = optionMask(layout, 'energyLabels', option) + block * blockMaskBytes;
    await index.write(mask, 0, mask.length, start + place);
  }
}
