import { Zip, ZipPassThrough } from 'fflate';

export interface ZippedFile {
  name: string;
  bytes: Uint8Array;
}

/** Earliest date of a ZIP file: the same documents give the same bytes. */
const noDate = new Date(1980, 0, 1, 12);

/** A ZIP file piece by piece. Nothing is compressed: a PDF is already. */
export async function* zipOf(files: AsyncIterable<ZippedFile>): AsyncGenerator<Buffer> {
  const pieces: Buffer[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, piece) => {
    if (error) failure = error;
    else pieces.push(Buffer.from(piece));
  });
  for await (const { name, bytes } of files) {
    const entry = new ZipPassThrough(name);
    entry.mtime = noDate;
    zip.add(entry);
    entry.push(bytes, true);
    yield* pieces.splice(0);
  }
  zip.end();
  if (failure) throw failure;
  yield* pieces;
}

/** A name that every system takes, with a number so that no two are the same. */
export function entryName(position: number, fileName: string): string {
  const safe = fileName.replace(/[\p{Cc}<>:"/\\|?*]+/gu, ' ').replace(/ +/g, ' ');
  return `${String(position).padStart(3, '0')} ${safe.trim()}`;
}
