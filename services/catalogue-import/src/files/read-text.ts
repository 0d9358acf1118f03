import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';
import { ImportError } from '../import-error';

const signatures: readonly { bytes: string; name: string }[] = [
  { bytes: '504b0304', name: 'a zip archive' },
  { bytes: '53514c69746520666f726d6174', name: 'a GeoPackage or SQLite file' },
  { bytes: '50415231', name: 'a Parquet file' },
  { bytes: '25504446', name: 'a PDF' },
];

/** Streams the text of a file, decompressed when it is gzip, regardless of its name. */
export async function* readText(path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of readBytes(path)) yield decoder.decode(chunk, { stream: true });
    yield decoder.decode();
  } catch (error) {
    throw asImportError(path, error);
  }
}

async function* readBytes(path: string): AsyncGenerator<Buffer> {
  const head = await readHead(path);
  const foreign = signatures.find(signature => head.startsWith(signature.bytes));
  if (foreign) throw new ImportError(path, `is ${foreign.name}; GeoJSON or CSV text is expected`);
  const zipped = head.startsWith('1f8b');
  const bytes = createReadStream(path, { highWaterMark: 1 << 18 });
  const source = zipped ? bytes.pipe(createGunzip()) : bytes;
  try {
    for await (const chunk of source) yield chunk as Buffer;
  } catch (error) {
    throw asImportError(path, error);
  }
}

/** The first bytes of a file in hexadecimal; throws an ImportError when it cannot be read. */
export async function readHead(path: string): Promise<string> {
  try {
    const file = await open(path);
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, 0);
      return buffer.subarray(0, bytesRead).toString('hex');
    } finally {
      await file.close();
    }
  } catch (error) {
    throw asImportError(path, error);
  }
}

function asImportError(path: string, error: unknown): unknown {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  if (code === 'ENOENT') return new ImportError(path, 'there is no such file');
  if (code === 'EISDIR') return new ImportError(path, 'is a folder, not a file');
  if (code === 'EACCES') return new ImportError(path, 'may not be read');
  if (code.startsWith('Z_') || code === 'ERR_BUFFER_OUT_OF_RANGE')
    return new ImportError(path, 'the gzip data is damaged or cut off');
  if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return new ImportError(path, 'is not UTF-8 text');
  return error;
}
