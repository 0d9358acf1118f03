import { articlePictureApi, editorApi, pictureAddress, pictureFileLimits } from '@kavel/contracts/content';
import { PNG } from 'pngjs';
import { type Harness, madeUpContent, startHarness } from '../testing/harness';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
}, 60_000);
afterAll(() => harness.stop());

/** A grey PNG with a text of its maker after the head. */
function png(width: number, height: number, shade = 0x7f): Buffer {
  const made = new PNG({ width, height });
  made.data.fill(shade);
  const bytes = PNG.sync.write(made);
  const note = Buffer.from('Author\0secret');
  const length = Buffer.alloc(4);
  length.writeUInt32BE(note.length);
  const chunk = Buffer.concat([length, Buffer.from('tEXt'), note, Buffer.alloc(4)]);
  return Buffer.concat([bytes.subarray(0, 33), chunk, bytes.subarray(33)]);
}

const add = (bytes: Buffer, caller = harness.editor) =>
  harness.api.call(
    articlePictureApi.addPicture,
    { body: { name: 'gevel.png', bytes: bytes.toString('base64') } },
    caller,
  );

it('shows everybody a picture without its notes, for good, and as nothing but a picture', async () => {
  const { id, width, height } = await add(png(40, 20));
  expect({ width, height }).toEqual({ width: 40, height: 20 });
  const { statusCode, headers, rawPayload } = await harness.get(pictureAddress(id));
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  });
  expect(rawPayload.includes('secret')).toBe(false);
  expect(PNG.sync.read(rawPayload)).toMatchObject({ width: 40, height: 20 });
  expect((await add(png(40, 20))).id).toBe(id);
});

it.each([
  ['no picture', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 'format'],
  ['too large a file', () => Buffer.alloc(pictureFileLimits.bytes + 1), 'bytes'],
  ['too many pixels', () => png(1_601, 4), 'side'],
])('refuses %s and says so', async (_, bytes, problem) => {
  await expect(add(bytes())).rejects.toMatchObject({ code: 'unprocessable', details: { problem } });
});

it('takes pictures from managers of the platform only', async () => {
  await expect(add(png(4, 4), harness.reader)).rejects.toMatchObject({ code: 'forbidden' });
});

it('keeps what an article mentions in any revision, and removes the rest after a month', async () => {
  const [used, unused] = [await add(png(8, 8, 1)), await add(png(8, 8, 2))];
  const content = madeUpContent({ body: `![gevel](${pictureAddress(used.id)})` });
  const article = await harness.api.call(editorApi.createArticle, { body: content }, harness.editor);
  const params = { id: article.id };
  const body = { revision: 1, content: { ...content, body: 'Zonder afbeelding.' } };
  await harness.api.call(editorApi.saveArticle, { params, body }, harness.editor);
  const statusOf = async (id: string) => (await harness.get(pictureAddress(id))).statusCode;
  const aMonthLater = async () => {
    await harness.query("update content.picture set added_at = added_at - interval '31 days'");
    await add(png(8, 8, 3));
  };
  await add(png(8, 8, 4));
  expect([await statusOf(used.id), await statusOf(unused.id)]).toEqual([200, 200]);
  await aMonthLater();
  expect([await statusOf(used.id), await statusOf(unused.id)]).toEqual([200, 404]);
  await harness.query('delete from content.article where id = $1', [article.id]);
  await aMonthLater();
  expect(await statusOf(used.id)).toBe(404);
});
