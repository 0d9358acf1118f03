import { ApiError } from '@kavel/api-client';
import { formatsOf } from '@kavel/i18n';
import { sizeText } from './file-size';
import { belies, fileType, previewOf } from './file-type';
import { firstPart, nextPart } from './part-size';
import { uploadProblem } from './refusal';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const office = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1_500, '1,5 kB'],
  [12_345_678, '12,3 MB'],
  [2_000_000_000, '2,0 GB'],
])('%d bytes are %s', (bytes, text) => {
  expect(plain(sizeText(bytes, formatsOf('nl')))).toBe(text);
});

test.each([
  ['kaart.png', 'text/html', true],
  ['kaart.PNG', 'image/png', false],
  ['foto.jpg', 'image/webp', false],
  ['factuur.pdf', 'application/x-msdownload', true],
  ['brief.docx', office, false],
  ['brief.docx', 'application/zip', false],
  ['brief.docx', 'application/pdf', true],
  ['rapport.pdf', 'application/octet-stream', false],
  ['zonder ending', 'text/html', false],
])('%s with content %s contradicts its name: %s', (name, contentType, expected) => {
  expect(belies(name, contentType)).toBe(expected);
});

test('nothing that can run a script is previewed, whatever its name', () => {
  for (const contentType of ['image/svg+xml', 'text/html', 'application/xml', 'text/plain']) {
    expect(previewOf({ contentType, size: 10 })).toBeNull();
  }
  expect(fileType('image/svg+xml')).toBe('page');
  expect(previewOf({ contentType: 'image/png', size: 10 })).toBe('picture');
  expect(previewOf({ contentType: 'application/pdf', size: 10 })).toBe('pdf');
  expect(previewOf({ contentType: 'application/pdf', size: 1e9 })).toBeNull();
});

test('parts grow on a fast connection and shrink on a slow one, within bounds', () => {
  let part = firstPart;
  for (let sent = 0; sent < 10; sent += 1) part = nextPart(part, 100);
  expect(part).toBe(8 * 1024 * 1024);
  expect(nextPart(part, 2_000)).toBe(part);
  for (let sent = 0; sent < 10; sent += 1) part = nextPart(part, 20_000);
  expect(part).toBe(256 * 1024);
});

test('failures of an upload are distinguished', () => {
  const problem = (code: 'unprocessable' | 'not-found' | 'unavailable' | 'internal', details?: unknown) =>
    uploadProblem(new ApiError(0, code, '', details));
  expect(problem('unprocessable', { reason: 'checksum' })).toBe('checksum');
  expect(problem('not-found')).toBe('expired');
  expect(problem('unavailable')).toBe('scannerAway');
  expect(problem('internal')).toBeNull();
  const name = new ApiError(400, 'bad-request', '', [{ field: 'body.file_name', message: '' }]);
  expect(uploadProblem(name)).toBe('name');
  expect(uploadProblem(new TypeError('network'))).toBeNull();
});
