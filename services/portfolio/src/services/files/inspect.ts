import { createHash } from 'node:crypto';
import { contentTypeOf, headBytes } from '../rules/content-type';
import type { Scanner, Verdict } from './clamd';

export interface Inspection {
  size: number;
  /** SHA-256 in hexadecimal. */
  checksum: string;
  contentType: string;
  /** Null without a scanner. */
  verdict: Verdict | null;
}

/** Reads a file once for all checks. Nothing is unpacked. Throws `unavailable` when the scanner does not answer. */
export async function inspect(bytes: AsyncIterable<Buffer>, scanner: Scanner | null): Promise<Inspection> {
  const scan = scanner && (await scanner.begin());
  try {
    const hash = createHash('sha256');
    let head = Buffer.alloc(0);
    let size = 0;
    for await (const chunk of bytes) {
      hash.update(chunk);
      size += chunk.length;
      if (head.length < headBytes) head = Buffer.concat([head, chunk.subarray(0, headBytes - head.length)]);
      await scan?.send(chunk);
    }
    return {
      size,
      checksum: hash.digest('hex'),
      contentType: contentTypeOf(head),
      verdict: scan && (await scan.verdict()),
    };
  } finally {
    scan?.close();
  }
}
