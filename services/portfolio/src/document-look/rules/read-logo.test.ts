import { PNG } from 'pngjs';
import { readLogo } from './read-logo';

const picture = (width: number, height: number) => {
  const png = new PNG({ width, height });
  png.data.fill(0x7f);
  return PNG.sync.write(png);
};

/** The picture with a text of its maker after the head. */
function withText(png: Buffer, text: string): Buffer {
  const headEnds = 33;
  const length = Buffer.alloc(4);
  length.writeUInt32BE(text.length);
  const chunk = Buffer.concat([length, Buffer.from('tEXt'), Buffer.from(text), Buffer.alloc(4)]);
  return Buffer.concat([png.subarray(0, headEnds), chunk, png.subarray(headEnds)]);
}

test('a logo keeps its pixels and nothing else of the file', () => {
  const secret = 'Author\0secret <script>';
  const logo = readLogo(withText(picture(200, 60), secret)) as Buffer;
  const { width, height, data } = PNG.sync.read(logo);
  expect({ width, height, first: [...data.subarray(0, 4)] }).toEqual({
    width: 200,
    height: 60,
    first: [0x7f, 0x7f, 0x7f, 0x7f],
  });
  expect(logo.includes('secret')).toBe(false);
});

const claiming = (width: number, height: number) => {
  const png = picture(64, 64);
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  return png;
};

test.each([
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 'format'],
  ['nothing', Buffer.alloc(0), 'format'],
  ['a PNG that breaks off', picture(200, 60).subarray(0, 60), 'format'],
  ['a head that claims more pixels than there are', claiming(1_000, 300), 'format'],
  ['a picture that would fill the memory', claiming(60_000, 60_000), 'large'],
  ['a few pixels', picture(60, 20), 'small'],
  ['a ribbon', picture(500, 50), 'wide'],
])('%s is refused', (_, bytes, problem) => {
  expect(readLogo(bytes)).toBe(problem);
});
