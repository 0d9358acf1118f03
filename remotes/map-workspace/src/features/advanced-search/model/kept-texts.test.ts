import { parseKept, withRecent, withSaved } from './kept-texts';

const nothing = { recent: [], saved: [] };

test('what was asked last comes first, once', () => {
  const kept = ['a', 'b', 'a'].reduce(withRecent, nothing);
  expect(kept.recent).toEqual(['a', 'b']);
  expect(parseKept(JSON.stringify(kept))).toEqual(kept);
});

test('saving again removes', () => {
  const kept = withSaved(nothing, 'a');
  expect(kept.saved).toEqual(['a']);
  expect(withSaved(kept, 'a').saved).toEqual([]);
});

test('damaged text is nothing', () => {
  for (const text of [null, 'x', 'null', '[]', '{"recent":3,"saved":[1]}'])
    expect(parseKept(text)).toEqual(nothing);
});
