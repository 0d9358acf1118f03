import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bucketObjects } from './bucket-objects';
import { folderObjects } from './folder-objects';
import { followDocument } from './follow-document';
import type { ObjectStore } from './object-store';
import { openObjects } from './open-objects';
import { StoredDocument } from './stored-document';
import { type MadeBucket, makeBucket } from './testing/made-bucket';

let folder: string;
let bucket: MadeBucket;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kavel-stores-'));
  bucket = await makeBucket();
});
afterEach(async () => {
  await bucket.stop();
  rmSync(folder, { recursive: true });
});

const kinds: [string, () => ObjectStore][] = [
  ['a folder', () => folderObjects(join(folder, 'store'))],
  ['a bucket', () => bucketObjects(bucket.options)],
];

interface Counted {
  made: string[];
}

function countedIn(store: ObjectStore): StoredDocument<Counted> {
  return new StoredDocument(store, {
    key: 'counted.json',
    empty: { made: [] },
    parse: value => value as Counted,
  });
}

describe.each(kinds)('%s', (_, open) => {
  test('returns what was written, and reports missing objects', async () => {
    const store = open();
    expect([await store.get('a/b.bin'), await store.sizeOf('a/b.bin')]).toEqual([null, null]);
    await store.put('a/b.bin', Buffer.from('first'));
    expect((await store.get('a/b.bin'))?.toString()).toBe('first');
    expect(await store.sizeOf('a/b.bin')).toBe(5);
  });

  test('lists the keys below a folder, also those of several pages', async () => {
    const store = open();
    expect(await store.keys('a/')).toEqual([]);
    const keys = ['a/b/1.bin', 'a/b/2.bin', 'a/c/3.bin', 'a/c/4.bin', 'a/d/5.bin'];
    for (const key of [...keys, 'b/6.bin']) await store.put(key, Buffer.from('x'));
    expect((await store.keys('a/')).toSorted()).toEqual(keys);
  });

  test('keeps an existing object when only a new one may be written', async () => {
    const store = open();
    await store.put('a', Buffer.from('first'), { onlyNew: true });
    await store.put('a', Buffer.from('second'), { onlyNew: true });
    expect((await store.get('a'))?.toString()).toBe('first');
    await store.put('a', Buffer.from('third'));
    expect((await store.get('a'))?.toString()).toBe('third');
  });

  test('replaces an object only when it is unchanged since it was read', async () => {
    const store = open();
    expect(await store.replace('a', 'first', null)).toBe(true);
    expect(await store.replace('a', 'late', null)).toBe(false);
    const read = await store.getTagged('a', null);
    if (read === null || read === 'unchanged') throw new Error('it was written');
    expect(await store.getTagged('a', read.tag)).toBe('unchanged');
    expect(await store.replace('a', 'second', read.tag)).toBe(true);
    expect(await store.replace('a', 'late', read.tag)).toBe(false);
    expect((await store.get('a'))?.toString()).toBe('second');
  });

  test('keeps every change of concurrent writers of a document', async () => {
    const names = ['one', 'two', 'three', 'four'];
    const add = async (name: string) => {
      const counted = countedIn(open());
      await counted.change(await counted.read(), ({ made }) => ({ made: [...made, name] }));
    };
    await Promise.all(names.map(add));
    expect((await countedIn(open()).read()).document.made.toSorted()).toEqual(names.toSorted());
  });

  test('is followed; a failure is reported once and retried, and the previous document stays in effect', async () => {
    const counted = countedIn(open());
    const complaints: string[] = [];
    let broken = false;
    let looks = 0;
    const followed = followDocument(counted, {
      everyMs: 5,
      complain: problem => complaints.push(problem),
      bring: async () => {
        looks += 1;
        if (broken) throw new Error('no room');
      },
    });
    const add = async (name: string) =>
      counted.change(await counted.read(), ({ made }) => ({ made: [...made, name] }));
    await add('one');
    await until(() => followed.current()?.made.length === 1);
    broken = true;
    const before = looks;
    await add('two');
    await until(() => looks > before + 2);
    expect(followed.current()?.made).toEqual(['one']);
    expect(complaints).toEqual(['no room']);
    broken = false;
    await until(() => followed.current()?.made.length === 2);
    await followed.close();
  });
});

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise(done => setTimeout(done, 5));
}

test('remains of a process killed while writing are removed; running writes are not', async () => {
  const incoming = join(folder, 'store/.incoming');
  mkdirSync(incoming, { recursive: true });
  const underWay = `${Date.now()}-b`;
  for (const name of ['1000-a', underWay]) writeFileSync(join(incoming, name), 'part');
  await folderObjects(join(folder, 'store')).put('a', Buffer.from('whole'));
  expect(readdirSync(incoming)).toEqual([underWay]);
});

test('a folder that cannot be written reports why', async () => {
  writeFileSync(join(folder, 'file'), '');
  const store = folderObjects(join(folder, 'file'));
  await expect(store.put('a', Buffer.from('x'))).rejects.toThrow(/file cannot be used: .*/);
  expect(existsSync(join(folder, 'file/a'))).toBe(false);
});

test('a bucket can be served directly: types, encodings and caching are those of the gateway', async () => {
  const store = bucketObjects(bucket.options);
  await store.put('scores/v1/page.js', Buffer.from('v1'));
  await store.put('scores/v1/page.js.br', Buffer.from('v1'));
  await store.replace('registry.json', '{}', null);
  const headersOf = (key: string) => bucket.objects.get(`/releases/kavel/${key}`)?.headers;
  expect(headersOf('scores/v1/page.js')).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(headersOf('scores/v1/page.js.br')).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
  });
  expect(headersOf('registry.json')?.['cache-control']).toBe('no-cache');
});

test('a bucket that refuses access reports the reason', async () => {
  const store = bucketObjects({ ...bucket.options, secretAccessKey: 'wrong' });
  await expect(store.getTagged('registry.json', null)).rejects.toThrow(
    's3://releases/kavel answered 403 to GET registry.json: SignatureDoesNotMatch',
  );
});

test('a bucket that is unreachable reports its address', async () => {
  const gone = await makeBucket();
  await gone.stop();
  await expect(bucketObjects(gone.options).get('a')).rejects.toThrow(
    `s3://releases/kavel cannot be reached at ${gone.options.endpoint}: ECONNREFUSED`,
  );
});

test('an address names a folder or a bucket, and a bucket needs credentials', () => {
  expect(openObjects(folder, {}).folder).toBe(folder);
  expect(openObjects('s3://bucket', bucket.variables)).toMatchObject({ place: 's3://bucket', folder: null });
  expect(() => openObjects('s3://bucket', {})).toThrow('AWS_ACCESS_KEY_ID');
});
