import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FakeBucket, startFakeBucket } from '../../testing/fake-bucket';
import { bucketPartBytes } from './bucket-store';
import type { FileStore } from './file-store';
import { openFileStore } from './open-file-store';

let folder: string;
let bucket: FakeBucket;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kavel-store-'));
  bucket = await startFakeBucket();
});
afterAll(async () => {
  await bucket.stop();
  rmSync(folder, { recursive: true, force: true });
});

const kinds: [string, () => FileStore][] = [
  ['a folder', () => openFileStore(folder)],
  ['a bucket', () => openFileStore('s3://files/kavel', bucket.variables)],
];

describe.each(kinds)('%s', (_, open) => {
  const content = randomBytes(2 * bucketPartBytes + 1_234);
  const file = () => ({ organisationId: randomUUID(), fileId: randomUUID() });
  const inPieces = async function* (bytes: Buffer, piece = 65_000) {
    for (let at = 0; at < bytes.length; at += piece) yield bytes.subarray(at, at + piece);
  };
  const breaking = async function* (bytes: Buffer) {
    yield* inPieces(bytes);
    throw new Error('the line broke');
  };
  const read = async (store: FileStore, of: ReturnType<typeof file>, start: number, end: number) =>
    Buffer.concat(await store.read(of, start, end).toArray());

  it('reads what was written, whole and in ranges', async () => {
    const store = open();
    const one = file();
    expect(await store.write(one, 0, inPieces(content))).toEqual({ size: content.length, failure: null });
    expect((await read(store, one, 0, content.length)).equals(content)).toBe(true);
    const [start, end] = [bucketPartBytes - 10, bucketPartBytes + 10];
    expect(await read(store, one, start, end)).toEqual(content.subarray(start, end));
  });

  it('keeps the bytes received before a connection broke, and continues from there or earlier', async () => {
    const store = open();
    const one = file();
    const reached = bucketPartBytes + 500;
    const broken = await store.write(one, 0, breaking(content.subarray(0, reached)));
    expect(broken).toEqual({
      size: reached,
      failure: expect.objectContaining({ message: 'the line broke' }),
    });
    const from = reached - 300;
    expect((await store.write(one, from, inPieces(content.subarray(from)))).size).toBe(content.length);
    expect((await read(store, one, 0, content.length)).equals(content)).toBe(true);
  });

  it('has nothing left after removing, and removing twice is no error', async () => {
    const store = open();
    const one = file();
    await store.write(one, 0, inPieces(content));
    await store.remove(one);
    await store.remove(one);
    await expect(read(store, one, 0, 10)).rejects.toThrow();
    expect([...bucket.objects.keys()].filter(key => key.includes(one.fileId))).toEqual([]);
  });
});

test('a bucket without credentials is refused before the first request', () => {
  expect(() => openFileStore('s3://files', {})).toThrow('AWS_ACCESS_KEY_ID');
});
