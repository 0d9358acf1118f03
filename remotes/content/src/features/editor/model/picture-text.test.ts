import { fittedSize, withPicture } from './picture-text';

test.each([
  [
    { width: 4_000, height: 3_000 },
    { width: 1_600, height: 1_200 },
  ],
  [
    { width: 800, height: 600 },
    { width: 800, height: 600 },
  ],
  [
    { width: 1, height: 9_000 },
    { width: 1, height: 1_600 },
  ],
])('%j becomes %j', (size, expected) => {
  expect(fittedSize(size)).toEqual(expected);
});

const picture = { id: '5d1c7a84-93e2-4f0b-8a6d-2e7b90c4f135', width: 8, height: 4 };
const mark = `![een \\[nieuwe\\] gevel](/api/content/pictures/${picture.id}#8x4)`;

test('a picture stands between paragraphs, whatever its description says', () => {
  const inserted = withPicture({ text: 'Voor.\n\nNa.', start: 0, end: 5 }, picture, ' een [nieuwe]\ngevel ');
  expect(inserted.text).toBe(`Voor.\n\n${mark}\n\nNa.`);
  expect(inserted.text.slice(0, inserted.end)).toMatch(/#8x4\)$/);
});

test('an empty text begins with it', () => {
  expect(withPicture({ text: '', start: 0, end: 0 }, picture, 'een [nieuwe] gevel').text).toBe(`${mark}\n\n`);
});
