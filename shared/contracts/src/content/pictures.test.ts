import { pictureAddress, picturesIn, readPictureAddress, sizedPictureAddress } from './pictures';

const [one, other] = ['5d1c7a84-93e2-4f0b-8a6d-2e7b90c4f135', '7b1d6e0e-5a4f-4f0a-9d5f-000000000001'];

test('a text tells which pictures it shows, each once', () => {
  const text = `![a](${pictureAddress(one)}#8x4) ![b](${pictureAddress(other)} "t") ![a](${pictureAddress(one)})`;
  expect(picturesIn(text)).toEqual([one, other]);
  expect(picturesIn('![a](/api/content/pictures/none) ![b](https://elsewhere.example/a.png)')).toEqual([]);
});

test.each([
  [pictureAddress(one), { src: pictureAddress(one), size: null }],
  [
    sizedPictureAddress({ id: one, width: 1_600, height: 900 }),
    { src: pictureAddress(one), size: { width: 1_600, height: 900 } },
  ],
  [`${pictureAddress(one)}?v=1`, null],
  [`${pictureAddress(one)}#x`, null],
  ['/api/content/pictures/../articles', null],
  [`https://elsewhere.example${pictureAddress(one)}`, null],
  ['/kavel.png', null],
])('%s', (address, expected) => {
  expect(readPictureAddress(address)).toEqual(expected);
});
