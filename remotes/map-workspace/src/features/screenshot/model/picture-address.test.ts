import { readPicture } from './picture-address';
import { metresOfPixel, roundMetres } from './scale';

const read = (words: string) => readPicture(new URLSearchParams(words));

test('everything that a picture shows stands in its address', () => {
  const words =
    'lon=4.36&lat=52.01&z=17&pitch=60&bearing=-30&size=3508x2480&time=2026-06-21T10:00Z&preset=dusk' +
    '&layers=poi&colour=year&pand=0503100000025473&measure=height~4.3600000,52.0100000,9.30';
  expect(read(words)).toMatchObject({
    shown: {
      view: { lon: 4.36, lat: 52.01, zoom: 17, pitch: 60, bearing: -30 },
      time: new Date('2026-06-21T10:00Z'),
      colour: 'year',
      pandId: '0503100000025473',
      layers: { buildings: false, poiLabels: true },
    },
    preset: 'dusk',
    measurement: { kind: 'height', spots: [{ height: 9.3 }] },
    size: { width: 3_508, height: 2_480 },
    badSize: false,
  });
});

test.each(['4097x100', '100x4097', '10x10', 'large', '0x0', '1920×1080'])('the size %s is refused', size => {
  expect(read(`size=${size}`).badSize).toBe(true);
});

test('without a size a picture is 1920 by 1080', () => {
  expect(read('')).toMatchObject({ size: { width: 1_920, height: 1_080 }, badSize: false });
});

test('a scale bar is 1, 2 or 5 with noughts, and true in the middle', () => {
  expect(metresOfPixel(52, 16)).toBeCloseTo(0.735, 3);
  expect(roundMetres(0.735, 150)).toBe(100);
  expect(roundMetres(0.1, 150)).toBe(10);
  expect(roundMetres(2, 150)).toBe(200);
});
