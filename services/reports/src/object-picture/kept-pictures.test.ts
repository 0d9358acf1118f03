import { KeptPictures } from './kept-pictures';

test('a picture is drawn once an hour, however many ask, and again after a failure', async () => {
  let now = 0;
  let drawn = 0;
  const kept = new KeptPictures(() => now);
  const draw = async () => {
    drawn += 1;
    return Buffer.from(`picture ${drawn}`);
  };
  const both = await Promise.all([kept.get('a', draw), kept.get('a', draw)]);
  expect(both.map(String)).toEqual(['picture 1', 'picture 1']);
  now = 3_600_001;
  expect(String(await kept.get('a', draw))).toBe('picture 2');
  await expect(kept.get('b', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(String(await kept.get('b', draw))).toBe('picture 3');
});

test('the oldest goes when there are too many', async () => {
  const kept = new KeptPictures();
  const draw = (text: string) => async () => Buffer.from(text);
  for (let one = 0; one <= 100; one += 1) await kept.get(String(one), draw('first'));
  expect(String(await kept.get('1', draw('again')))).toBe('first');
  expect(String(await kept.get('0', draw('again')))).toBe('again');
});
