/** @jest-environment node */
import type { RealEstateObject } from '@kavel/contracts';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { drawObjectPicture } from './draw-object-picture';

const object: RealEstateObject = {
  objectId: '0200010000130331',
  pandId: null,
  straat: 'Burgemeester van Nispen van Sevenaerstraat',
  huisnummer: 1234,
  huisletter: 'A',
  huisnummertoevoeging: 'bis',
  postcode: '7323AA',
  woonplaats: 'Apeldoorn',
  gemeentecode: null,
  gemeentenaam: null,
  wijkcode: null,
  wijknaam: null,
  buurtcode: null,
  buurtnaam: null,
  gebruiksdoelen: ['woonfunctie'],
  vtwType: 'eengezinswoning',
  oppervlakte: 118,
  bouwjaar: 1936,
  energielabel: 'C',
  lon: 5.96,
  lat: 52.23,
  fictional: true,
};
const own = { own: true, rings: [[-8, -8, 8, -8, 8, 8, -8, 8, -8, -8]] };

async function pixelOf(png: Buffer, x: number, y: number): Promise<number[]> {
  const image = await loadImage(png);
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  return [...context.getImageData(x, y, 1, 1).data.slice(0, 3)];
}

test('an address is drawn beside its map, whose middle is the own pand, in the size that messengers show', async () => {
  const png = await drawObjectPicture({
    object,
    surroundings: { panden: [own], ground: [] },
    language: 'de',
  });
  const { width, height } = await loadImage(png);
  expect([width, height, png.subarray(1, 4).toString()]).toEqual([1_200, 630, 'PNG']);
  const accent = [0x0f, 0x5f, 0x68];
  expect(await pixelOf(png, 880 - 30, 315)).toEqual(accent);
  expect(await pixelOf(png, 1_150, 40)).not.toEqual(accent);
  expect(await pixelOf(png, 550, 315)).toEqual([255, 255, 255]);
});
