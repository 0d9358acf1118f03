import { portfolioApi, unitApi, valuationApi } from '@kavel/contracts';
import { bulkApi } from '@kavel/contracts/bulk';
import { serviceApi } from '@kavel/contracts/services';
import { endOfJob, sendList, storeList } from '../../testing/bulk-lists';
import { linesFor } from '../../testing/harness';
import {
  type Attempt,
  all,
  colleague,
  editor,
  harness,
  id,
  outcomes,
  owner,
  reader,
  reads,
  share,
  shareWithBoth,
  stranger,
  writes,
} from '../../testing/sharing-setup';

it('a new portfolio with all its parts is hidden from everybody but its owner', async () => {
  for (const caller of [editor, reader, colleague, stranger]) {
    expect(await outcomes([...reads(), ...writes()], caller)).toEqual(
      all([...reads(), ...writes()], 'not-found'),
    );
  }
  expect(await outcomes(reads(), owner)).toEqual(all(reads(), 'ok'));
});

describe('a portfolio shared with two colleagues', () => {
  beforeAll(shareWithBoth);

  it('is hidden from everybody else, with all its parts', async () => {
    for (const caller of [colleague, stranger]) {
      expect(await outcomes([...reads(), ...writes()], caller)).toEqual(
        all([...reads(), ...writes()], 'not-found'),
      );
      expect(await harness.api.call(portfolioApi.listPortfolios, {}, caller)).toEqual([]);
      expect(await harness.api.call(unitApi.listAllUnits, {}, caller)).toEqual([]);
      expect(await harness.api.call(valuationApi.listValuations, {}, caller)).toEqual([]);
      expect(await harness.api.call(unitApi.listAddresses, {}, caller)).toEqual([]);
    }
  });

  it('can be read and not changed by a reader', async () => {
    expect(await outcomes(reads(), reader)).toEqual(all(reads(), 'ok'));
    expect(await outcomes(writes(), reader)).toEqual(all(writes(), 'forbidden'));
    const [listed] = await harness.api.call(portfolioApi.listPortfolios, {}, reader);
    expect(listed?.access).toBe('read');
    await expect(
      harness.api.call(portfolioApi.deletePortfolio, { params: { id } }, reader),
    ).rejects.toMatchObject({ code: 'forbidden', status: 403 });
  });

  it('can be changed by an editor, except for its sharing', async () => {
    expect(await outcomes(reads(), editor)).toEqual(all(reads(), 'ok'));
    const { status, batch, ...changes } = await outcomes(writes(), editor);
    expect(Object.values(changes)).toEqual(Object.values(changes).map(() => 'ok'));
    await expect(share({ organisation: 'edit', colleagues: [] }, editor)).rejects.toMatchObject({
      code: 'forbidden',
    });
  });

  it('keeps its services and files unchanged by a reader', async () => {
    const service = await harness.api.call(
      serviceApi.createService,
      { body: { name: 'Taxatie', portfolioId: id } },
      owner,
    );
    const params = { id: service.id };
    const { fileId } = await harness.api.call(
      serviceApi.startUpload,
      { params, body: { file_name: 'huur.pdf' } },
      owner,
    );
    const due = () => harness.query('select due_at from portfolio.file_due where file_id = $1', [fileId]);
    const before = await due();
    const attempts: Attempt[] = [
      ['create', serviceApi.createService, { body: { name: 'Van mij', portfolioId: id } }],
      ['update', serviceApi.updateService, { params, body: { name: 'Van mij' } }],
      ['delete', serviceApi.deleteService, { params }],
      ['restore', serviceApi.restoreService, { params }],
      ['upload', serviceApi.startUpload, { params, body: { file_name: 'a.pdf' } }],
      ['give up', serviceApi.deleteFile, { params: { ...params, fileId } }],
    ];
    expect(await outcomes(attempts, reader)).toEqual(all(attempts, 'forbidden'));
    expect(await outcomes(attempts, colleague)).toEqual(all(attempts, 'not-found'));
    expect(await due()).toEqual(before);
  });

  it('stops the list of an editor who may no longer edit', async () => {
    const { id: jobId } = await sendList(harness.api, editor, id, linesFor(1));
    await harness.query(
      `with started as (
         update portfolio.bulk_job set state = 'running', mode = 'good-lines' where id = $1
         returning organisation_id, id, user_id)
       insert into portfolio.job_lease (organisation_id, job_id, kind, user_id)
       select organisation_id, id, 'store-list', user_id from started`,
      [jobId],
    );
    await share({ organisation: 'none', colleagues: [{ userId: reader.userId, level: 'read' }] });
    const { id: wakes } = await sendList(harness.api, owner, id, linesFor(1));
    await storeList(harness.api, owner, wakes, 'good-lines');
    expect(await endOfJob(harness.api, owner, jobId)).toMatchObject({
      state: 'failed',
      failure: 'portfolio-gone',
      stored: 0,
    });
    expect(await harness.query('select from portfolio.job_lease where job_id = $1', [jobId])).toEqual([]);
    const start = { params: { id: wakes }, body: { mode: 'good-lines' as const } };
    await expect(harness.api.call(bulkApi.startBulkJob, start, reader)).rejects.toMatchObject({
      code: 'forbidden',
    });
    await shareWithBoth();
  });

  it('lists each colleague once and never the owner', async () => {
    const twice = [editor, editor].map(({ userId }) => ({ userId, level: 'read' as const }));
    await expect(share({ organisation: 'none', colleagues: twice })).rejects.toMatchObject({
      code: 'unprocessable',
    });
  });
});

it('shared with the organisation for reading, it is readable for all its users', async () => {
  await share({ organisation: 'read', colleagues: [] });
  expect((await harness.api.call(portfolioApi.getPortfolio, { params: { id } }, colleague)).access).toBe(
    'read',
  );
  await expect(
    harness.api.call(portfolioApi.getPortfolio, { params: { id } }, stranger),
  ).rejects.toMatchObject({ code: 'not-found' });
});
