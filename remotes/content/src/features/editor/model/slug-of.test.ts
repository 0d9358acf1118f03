import { slugPattern } from '@kavel/contracts/content';
import { slugOf } from './slug-of';

test.each([
  ['Büros: Label C oder besser', 'buros-label-c-oder-besser'],
  ['  “Één” straße! ', 'een-strasse'],
  ['???', ''],
])('%s becomes %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test('is short enough, and ends with a letter', () => {
  const slug = slugOf(`${'a'.repeat(79)} bcd`);
  expect(slug).toHaveLength(79);
  expect(slug).toMatch(slugPattern);
});
