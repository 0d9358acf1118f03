import { portfolioApi } from '@kavel/contracts';
import { passportApi } from '@kavel/contracts/passports';
import { serviceApi } from '@kavel/contracts/services';
import type { Caller } from '@kavel/service-kit';
import { approve, type Harness, madePortfolio, madeValuation, startHarness } from '../testing/harness';
import { madeUpObject, objectId } from '../testing/made-up-objects';
import { upload } from '../testing/upload';

let harness: Harness;
let caller: Caller;
const now = () => new Date('2026-11-24T12:00:00Z');
beforeAll(async () => {
  harness = await startHarness({ objects: [0, 1].map(index => madeUpObject(index)), now });
}, 60_000);
afterAll(() => harness.stop());
beforeEach(async () => {
  caller = await harness.caller();
});

const holdings = (by = caller) =>
  harness.api.call(passportApi.objectHoldings, { params: { id: objectId(0) } }, by);
const share = (changes: object = {}, by = caller) =>
  harness.api.call(
    passportApi.createPassportLink,
    { body: { objectId: objectId(0), parts: ['facts'], until: '2026-12-24', ...changes } },
    by,
  );
const read = (token: string) => harness.api.call(passportApi.readSharedPassport, { body: { token } });
const list = (by = caller) =>
  harness.api.call(passportApi.listPassportLinks, { query: { objectId: objectId(0) } }, by);
const withdraw = (id: string, by = caller) =>
  harness.api.call(passportApi.withdrawPassportLink, { params: { id } }, by);

test('an address shows its portfolios with the files of their services, by the rights of the reader', async () => {
  const portfolio = await madePortfolio(harness, caller, 1);
  const service = await harness.api.call(
    serviceApi.createService,
    { body: { name: 'Opname', portfolioId: portfolio.id } },
    caller,
  );
  await upload(harness, caller, service.id, Buffer.from('%PDF-1.7\n'), { file_name: 'opname.pdf' });
  expect((await holdings()).holdings).toMatchObject([
    {
      portfolioId: portfolio.id,
      portfolio: portfolio.name,
      services: [{ name: 'Opname', files: [{ file_name: 'opname.pdf' }] }],
    },
  ]);
  const colleague = await harness.caller({ org: caller.organisationId });
  expect((await holdings(colleague)).holdings).toEqual([]);
  await harness.api.call(portfolioApi.deletePortfolio, { params: { id: portfolio.id } }, caller);
  expect((await holdings()).holdings).toEqual([]);
});

test('values are those of approved valuations, and only for who may value', async () => {
  const { id } = await madeValuation(harness, caller, 1);
  expect((await holdings()).values).toEqual([]);
  await approve(harness, caller, id);
  expect((await holdings()).values).toMatchObject([
    { valuationId: id, value: 100_000, valueDate: '2026-11-21' },
  ]);
  const other = await harness.caller({ org: caller.organisationId, perm: ['auth.portfolio-hub'] });
  expect((await holdings(other)).values).toBeNull();
});

test('a link shows what was chosen to anybody, until it is withdrawn', async () => {
  const { id, token, ...link } = await share();
  const located = await share({ parts: ['location'] });
  expect(await read(located.token)).toMatchObject({ figures: null, site: { plot: null, neighbours: [] } });
  expect(link).toMatchObject({ state: 'open', expiresAt: '2026-12-24T23:00:00.000Z' });
  expect(await read(token)).toMatchObject({
    object: { objectId: objectId(0) },
    figures: [],
    site: null,
    score: null,
    ownValue: null,
  });
  const stored = await harness.query('select token_hash from portfolio.passport_link where id = $1', [id]);
  expect(JSON.stringify(stored)).not.toContain(token);
  await withdraw(id);
  await expect(read(token)).rejects.toMatchObject({ code: 'not-found', message: 'This link does not work' });
  await withdraw(id);
  expect(await list()).toContainEqual(expect.objectContaining({ id, state: 'withdrawn' }));
});

test('an expired link and an unknown one get the same answer', async () => {
  const { id, token } = await share();
  await harness.query(`update portfolio.passport_link set expires_at = now() where id = $1`, [id]);
  const answers = await Promise.all([token, 'x'.repeat(43)].map(one => read(one).catch(String)));
  expect(new Set(answers)).toEqual(new Set([expect.stringContaining('This link does not work')]));
});

test('an own value is shared only when it is ticked, as it was then', async () => {
  await expect(share({ parts: ['own-value'] })).rejects.toMatchObject({ code: 'unprocessable' });
  const { id } = await madeValuation(harness, caller, 1);
  await approve(harness, caller, id);
  const plain = await share();
  const valued = await share({ parts: ['facts', 'own-value'] });
  expect((await read(plain.token)).ownValue).toBeNull();
  expect((await read(valued.token)).ownValue).toMatchObject({ value: 100_000, valueDate: '2026-11-21' });
  const without = await harness.caller({ org: caller.organisationId, perm: ['auth.property-pass'] });
  await expect(share({ parts: ['own-value'] }, without)).rejects.toMatchObject({ code: 'forbidden' });
});

test.each(['2026-11-23', '2027-11-25'])('a link that would end on %s is refused', async until => {
  await expect(share({ until })).rejects.toMatchObject({ code: 'bad-request' });
});

test('a link is of its maker: a colleague neither sees nor withdraws it', async () => {
  const { id, token } = await share();
  const colleague = await harness.caller({ org: caller.organisationId });
  expect(await list(colleague)).toEqual([]);
  await expect(withdraw(id, colleague)).rejects.toMatchObject({ code: 'not-found' });
  expect(await read(token)).toMatchObject({ parts: ['facts'] });
});
