import { fetched, troubleOf } from './trouble';

const address = 'https://tiles.test/roofs/tileset.json';
const host = 'tiles.test';
const fetchWas = globalThis.fetch;

afterEach(() => {
  globalThis.fetch = fetchWas;
});

/** What is told of an address whose answer is this. */
const toldOf = async (answer: () => Promise<Partial<Response>>) => {
  globalThis.fetch = answer as typeof fetch;
  return fetched(address).then(
    () => null,
    error => troubleOf(error, address),
  );
};

test('says nothing of an answer', async () => {
  expect(await toldOf(async () => ({ ok: true }))).toBeNull();
});

test('tells no answer from one that says no', async () => {
  const unreachable = await toldOf(() => Promise.reject(new TypeError('Failed to fetch')));
  const refused = await toldOf(async () => ({ ok: false, status: 403 }));
  expect([unreachable, refused]).toEqual([
    { what: 'unreachable', host },
    { what: 'refused', host, status: 403 },
  ]);
});

test('names the compression that cannot be read', () => {
  expect(troubleOf(new Error('needs KHR_draco_mesh_compression'), address)).toEqual({
    what: 'needs',
    host,
    extension: 'KHR_draco_mesh_compression',
  });
});

test.each([
  ['no JSON', new SyntaxError('Unexpected token <')],
  ['no error at all', 'torn'],
])('calls a tile broken: %s', (_, error) => {
  expect(troubleOf(error, address)).toEqual({ what: 'broken', host });
});
