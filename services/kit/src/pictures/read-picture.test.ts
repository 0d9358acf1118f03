import { PNG } from 'pngjs';
import { readPicture } from './read-picture';

const segment = (code: number, ...body: number[]) => [0xff, code, 0, body.length + 2, ...body];
const secret = [...Buffer.from('Exif\0\0 52.1,5.1')];
const frame = segment(0xc0, 8, 0, 20, 0, 30, 1, 1, 0x11, 0);
const scan = [...segment(0xda, 1, 1, 0, 0, 63, 0), 1, 2, 0xff, 0, 3, 0xff, 0xd0, 4];
const jpeg = (...parts: number[][]) => Buffer.from([0xff, 0xd8, ...parts.flat()]);
const end = [0xff, 0xd9];
const limits = { bytes: 3_000, side: 100 };

test('a JPEG keeps its picture, and neither its notes nor what follows it', () => {
  const notes = [segment(0xe1, ...secret), segment(0xfe, ...secret)];
  const colours = segment(0xee, 65, 100, 111);
  const made = jpeg(...notes, colours, frame, segment(0xed, ...secret), scan, end, secret);
  expect(readPicture(made, limits)).toEqual({
    type: 'jpg',
    width: 30,
    height: 20,
    bytes: jpeg(colours, frame, scan, end),
  });
});

/** The picture with a text of its maker before its end. */
function withText(png: Buffer, text: string): Buffer {
  const endBytes = 12;
  const length = Buffer.alloc(4);
  length.writeUInt32BE(text.length);
  const chunk = Buffer.concat([length, Buffer.from('tEXt'), Buffer.from(text), Buffer.alloc(4)]);
  return Buffer.concat([png.subarray(0, -endBytes), chunk, png.subarray(-endBytes)]);
}

test('a PNG is written again from its pixels', () => {
  const png = PNG.sync.write(new PNG({ width: 12, height: 8 }));
  const read = readPicture(withText(png, 'Author\0secret'), limits);
  expect(read).toMatchObject({ type: 'png', width: 12, height: 8 });
  expect(read?.bytes.includes('secret')).toBe(false);
});

/** A lossless picture of one red pixel, with notes before and after it. */
const pixel = Buffer.from('2f00000010071011118888fe07', 'hex');
function webp(flags: number, ...chunks: [string, Buffer][]): Buffer {
  const extended = Buffer.from([flags, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  const parts = [['VP8X', extended] as const, ...chunks].map(([name, body]) => {
    const head = Buffer.alloc(8);
    head.write(name, 'latin1');
    head.writeUInt32LE(body.length, 4);
    return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
  });
  const body = Buffer.concat([Buffer.from('WEBP'), ...parts]);
  const head = Buffer.alloc(8);
  head.write('RIFF', 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}

test('a WebP keeps its picture, and neither its notes nor their flags', () => {
  const notes = Buffer.from(secret);
  const made = webp(0x3c, ['ICCP', notes], ['VP8L', pixel], ['EXIF', notes], ['XMP ', notes]);
  expect(readPicture(made, limits)).toEqual({
    type: 'webp',
    width: 1,
    height: 1,
    bytes: webp(0x10, ['VP8L', pixel]),
  });
});

test.each([
  ['a moving WebP', webp(2, ['ANIM', Buffer.alloc(6)], ['VP8L', pixel])],
  ['a WebP that breaks off', webp(0, ['VP8L', pixel]).subarray(0, -4)],
  ['a WebP without a picture', webp(0)],
  ['a JPEG that breaks off', jpeg(frame, scan)],
  ['a segment that is longer than the file', jpeg([0xff, 0xe0, 0xff, 0xff])],
  ['a JPEG without a size', jpeg(scan, end)],
  ['a page', Buffer.from('<svg onload=alert(1)>')],
  ['a PNG that is none', Buffer.alloc(40)],
  ['a large file', Buffer.concat([jpeg(frame, scan, end), Buffer.alloc(3_000)])],
  ['a picture of too many pixels', PNG.sync.write(new PNG({ width: 101, height: 1 }))],
])('%s is refused', (_, bytes) => {
  expect(readPicture(bytes, limits)).toBeNull();
});
