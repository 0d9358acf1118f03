import { type DocumentLookBody, documentLookApi } from '@kavel/contracts/reports';
import type { Caller } from '@kavel/service-kit';
import { PNG } from 'pngjs';
import { type Harness, startHarness } from '../../testing/harness';

let harness: Harness;
let manager: Caller;

beforeAll(async () => {
  harness = await startHarness({ objects: [] });
}, 60_000);
afterAll(() => harness.stop());
beforeEach(async () => {
  manager = await harness.caller();
});

const logo = PNG.sync.write(new PNG({ width: 200, height: 60 })).toString('base64');
const save = (body: DocumentLookBody, caller = manager) =>
  harness.api.call(documentLookApi.saveDocumentLook, { body }, caller);
const read = (caller: Caller) => harness.api.call(documentLookApi.getDocumentLook, {}, caller);

test('a look is kept for the organisation, and no other one sees it', async () => {
  expect(await read(manager)).toEqual({ colour: null, logo: null, changed: null });
  await save({ colour: '#1F4E79', logo });
  const colleague = await harness.caller({ org: manager.organisationId, perm: ['auth.property-pass'] });
  expect(await read(colleague)).toMatchObject({
    colour: '#1F4E79',
    logo: expect.stringMatching(/^iVBORw0KGgo/),
    changed: { by: { userId: manager.userId } },
  });
  expect(await read(await harness.caller())).toEqual({ colour: null, logo: null, changed: null });
  await save({ colour: null, logo: null });
  expect(await read(manager)).toMatchObject({ colour: null, logo: null });
});

test('only managers choose it, with a colour that can be read and a picture', async () => {
  const colleague = await harness.caller({ org: manager.organisationId, perm: ['auth.property-pass'] });
  await expect(save({ colour: null, logo }, colleague)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(save({ colour: '#FFE680', logo: null })).rejects.toMatchObject({ code: 'bad-request' });
  await expect(save({ colour: 'red', logo: null })).rejects.toMatchObject({ code: 'bad-request' });
  await expect(save({ colour: null, logo: btoa('<svg/>') })).rejects.toMatchObject({
    code: 'unprocessable',
    details: { reason: 'logo-format' },
  });
  expect(await read(manager)).toMatchObject({ changed: null });
});
