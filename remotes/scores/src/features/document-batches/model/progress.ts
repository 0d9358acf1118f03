import type { DocumentBatch } from '@kavel/contracts/reports';

/** Share of a document that is reading its figures; drawing its files is the rest. */
const reading = 0.5;

/** How much of a running batch is done, from 0 to 1: files, and of documents in work what is read and drawn. */
export function fractionOf({
  total,
  made,
  failures,
  working,
  formats,
}: Pick<DocumentBatch, 'total' | 'made' | 'failures' | 'working' | 'formats'>): number {
  const parts = working.map(({ stage, done, total: of }) => {
    const part = of === 0 ? 0 : done / of;
    return stage === 'reading' ? reading * part : reading + (1 - reading) * part;
  });
  const inWork = parts.reduce((sum, part) => sum + part, 0) * formats.length;
  return Math.min(1, (made + failures.length + inWork) / total);
}
