import type { Map3d, View3d } from '../../view3d';
import { compose, type PictureWords } from './compose';
import type { Size } from './picture-address';
import { ratioOf } from './ratio';

type Place = readonly [x: number, y: number];
interface Drawn {
  lines: Place[][];
  words: { text: string; at: Place }[];
}

/** Device pixels of what is drawn, as a canvas would move, turn and stretch it. */
function recorder(drawn: Drawn) {
  let matrix = new Matrix();
  const before: Matrix[] = [];
  let line: Place[] = [];
  const pen = {
    font: '',
    scale: (x: number, y: number) => {
      matrix = matrix.times([x, 0, 0, y, 0, 0]);
    },
    translate: (x: number, y: number) => {
      matrix = matrix.times([1, 0, 0, 1, x, y]);
    },
    rotate: (angle: number) => {
      const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
      matrix = matrix.times([cosine, sine, -sine, cosine, 0, 0]);
    },
    save: () => before.push(matrix),
    restore: () => {
      matrix = before.pop() ?? matrix;
    },
    beginPath: () => {
      line = [];
    },
    moveTo: (x: number, y: number) => line.push(matrix.of(x, y)),
    lineTo: (x: number, y: number) => line.push(matrix.of(x, y)),
    stroke: () => drawn.lines.push(line),
    fill: () => drawn.lines.push(line),
    fillText: (text: string, x: number, y: number) => drawn.words.push({ text, at: matrix.of(x, y) }),
    strokeText: () => {},
    fillRect: () => {},
    drawImage: () => {},
    arc: () => {},
    closePath: () => {},
    // Ten pixels a letter.
    measureText: (text: string) => ({ width: text.length * 10 }),
  };
  return pen;
}

/** As a canvas has it: x' = ax + cy + e, y' = bx + dy + f. */
class Matrix {
  constructor(private readonly m: readonly number[] = [1, 0, 0, 1, 0, 0]) {}
  of(x: number, y: number): Place {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = this.m;
    return [a * x + c * y + e, b * x + d * y + f];
  }
  times(n: readonly number[]): Matrix {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = n;
    const [zeroX, zeroY] = this.of(0, 0);
    const turned = (x: number, y: number): Place => {
      const [tx, ty] = this.of(x, y);
      return [tx - zeroX, ty - zeroY];
    };
    return new Matrix([...turned(a, b), ...turned(c, d), ...this.of(e, f)]);
  }
}

const words: PictureWords = {
  scale: metres => `${metres} m`,
  north: 'N',
  lines: ['Licht van 21 jun 2026', 'Bronnen: BAG, CBS'],
  decimal: value => value.toFixed(1).replace('.', ','),
};
const above: View3d = { lon: 5, lat: 52, zoom: 16, pitch: 0, bearing: 0 };

function draw({ size = { width: 1_280, height: 720 }, ...options }: { size?: Size } & Partial<Parts>) {
  const drawn: Drawn = { lines: [], words: [] };
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockImplementation((() => recorder(drawn)) as unknown as HTMLCanvasElement['getContext']);
  const map = {
    canvas: () => document.createElement('canvas'),
    project: ({ lon, lat, height }) => ({ x: lon, y: lat - height }),
  } as Pick<Map3d, 'canvas' | 'project'> as Map3d;
  compose({ map, view: above, measurement: null, words, size, ratio: ratioOf(size), ...options });
  const textOf = (part: string) => drawn.words.find(({ text }) => text.includes(part));
  return { ...drawn, textOf };
}
type Parts = Parameters<typeof compose>[0];
afterEach(() => jest.restoreAllMocks());

/** The bar is the one line with two upright ends. */
const barOf = (lines: readonly Place[][]) => {
  const [start, , end] = lines.find(line => line.length === 4 && line[1]?.[1] === line[2]?.[1]) ?? [];
  return (end?.[0] ?? 0) - (start?.[0] ?? 0);
};

/*
 * The equator is 40,075,016.686 m long and has 512 × 2^zoom pixels; a parallel is shorter by the cosine of its latitude. The
 * longest bar is 160 pixels of the map.
 */
test.each([
  // cos 52° = 0.615661; 40,075,016.686 × 0.615661 ÷ 33,554,432 = 0.735302 m a pixel; 160 of them are 117.6 m.
  [52, 16, '100 m', 100 / 0.735_302],
  // One level nearer a pixel is half as much: 58.8 m, and 50 m are as long as 100 m were.
  [52, 17, '50 m', 50 / 0.367_651],
  // cos 53.5° = 0.594823; 0.710415 m a pixel at level 16: the same bar is longer in the north.
  [53.5, 16, '100 m', 100 / 0.710_415],
  // cos 50.75° = 0.632705; at level 12 12.090523 m a pixel; 160 of them are 1,934 m.
  [50.75, 12, '1000 m', 1_000 / 12.090_523],
])('at %d° north and zoom %d the bar says %s', (lat, zoom, text, pixels) => {
  const { lines, textOf } = draw({ view: { ...above, lat, zoom } });
  expect(barOf(lines)).toBeCloseTo(pixels, 1);
  expect(textOf(text)?.at[0]).toBeCloseTo(12 + pixels + 8, 1);
});

test('a sharper picture has as many pixels more of the bar as of the map', () => {
  // 3,840 pixels for 1,440 of the map.
  const { lines } = draw({ size: { width: 3_840, height: 2_160 } });
  expect(barOf(lines)).toBeCloseTo((136 * 3_840) / 1_440, 0);
});

test('in a small picture the bar takes a third at most', () => {
  // 64 pixels: 21.3 × 0.735 m = 15.7 m.
  const { lines, textOf } = draw({ size: { width: 64, height: 64 } });
  expect(textOf('10 m')).toBeDefined();
  expect(barOf(lines)).toBeCloseTo(13.6, 1);
});

/** Middle of the arrow, and its tip: 12 pixels from it. */
const arrow = { x: 1_280 - 12 - 26, y: 12 + 26 };
const diagonal = 12 * Math.SQRT1_2;
test.each([
  ['north', 0, 0, -12],
  // Who looks east has north at the left.
  ['east', 90, -12, 0],
  ['south', 180, 0, 12],
  ['west', -90, 12, 0],
  ['north-east', 45, -diagonal, -diagonal],
])('looking %s (%d°) the arrow points to north', (_, bearing, x, y) => {
  const { lines, textOf } = draw({ view: { ...above, bearing } });
  const [tip] = lines.at(-1) ?? [];
  expect(tip?.[0]).toBeCloseTo(arrow.x + x, 6);
  expect(tip?.[1]).toBeCloseTo(arrow.y + y, 6);
  // The letter lies beyond the tip: 19 pixels from the middle.
  const letter = textOf('N')?.at;
  expect(letter?.[0]).toBeCloseTo(arrow.x + (x * 19) / 12, 6);
  expect(letter?.[1]).toBeCloseTo(arrow.y + (y * 19) / 12, 6);
});

test('seen from aside the arrow lies flat as the ground does, and is still to be read from far aside', () => {
  const tipOf = (pitch: number) => draw({ view: { ...above, pitch } }).lines.at(-1)?.[0]?.[1];
  // cos 60° = 0.5.
  expect(tipOf(60)).toBeCloseTo(arrow.y - 6, 6);
  // cos 75° = 0.26: not below 0.45.
  expect(tipOf(75)).toBeCloseTo(arrow.y - 5.4, 6);
});

test('light, date and sources stand below the bar, and break where the picture ends', () => {
  const wide = draw({});
  const below = (text: string) => wide.textOf(text)?.at;
  expect(below('Licht')).toEqual([12, 720 - 72 + 6 + 10 + 20]);
  expect(below('Bronnen')).toEqual([12, 720 - 72 + 6 + 10 + 40]);
  // 'Licht van 21' has 12 letters of ten pixels; 13 fit in 154 − 24.
  const narrow = draw({ size: { width: 154, height: 400 } });
  expect(narrow.words.map(({ text }) => text)).toEqual([
    '20 m',
    'Licht van 21',
    'jun 2026',
    'Bronnen: BAG,',
    'CBS',
    'N',
  ]);
});

test('what was measured is in it, with its unit', () => {
  const spot = { lon: 300, lat: 200, height: 9.3 };
  const { lines, textOf } = draw({ measurement: { kind: 'height', spots: [spot] } });
  expect(textOf('9,3 m')?.at).toEqual([312, 200 - 9.3 - 8]);
  // From the spot down to the ground.
  expect(lines[0]).toEqual([
    [300, 200 - 9.3],
    [300, 200],
  ]);
});
