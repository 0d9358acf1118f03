import { lineDiff } from './line-diff';

const told = (before: string, after: string) =>
  lineDiff(before, after).map(({ kind, text }) => ({ same: ' ', removed: '-', added: '+' })[kind] + text);

test('shows the least that changed, in order', () => {
  expect(told('a\nb\nc', 'a\nc\nd')).toEqual([' a', '-b', ' c', '+d']);
  expect(told('a', 'b')).toEqual(['-a', '+b']);
  expect(told('a\nb', 'a\nb')).toEqual([' a', ' b']);
});
