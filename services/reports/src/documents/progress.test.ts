import { catalogueApi } from '@kavel/contracts';
import { type DocumentProgress, documentInnerApi } from '@kavel/contracts/reports';
import type { Caller, ServiceClient } from '@kavel/service-kit';
import { ProgressNotes } from './progress';

const place = {
  organisationId: '0190a0de-0000-7000-8000-000000000001',
  batchId: '0190a0de-0000-7000-8000-000000000002',
  position: 0,
};

const caller = { userId: place.batchId } as Caller;

/** A portfolio service that keeps the notes, and says for how many of them the document is wanted. */
function noting(wantedFor = Number.POSITIVE_INFINITY, arrives = true) {
  const notes: Pick<DocumentProgress, 'stage' | 'done' | 'total'>[] = [];
  const call = async (endpoint: unknown, input: unknown) => {
    if (endpoint !== documentInnerApi.noteProgress) return {};
    if (!arrives) throw new Error('no connection');
    const { stage, done, total } = (input as { body: DocumentProgress }).body;
    notes.push({ stage, done, total });
    return { wanted: notes.length <= wantedFor };
  };
  const client = { call } as unknown as ServiceClient;
  const progress = new ProgressNotes(client, place);
  const { realEstateData } = progress.reading({ portfolio: client, realEstateData: client, auth: client });
  return { notes, progress, ask: () => realEstateData.call(catalogueApi.catalogueStatus, {}, caller) };
}

test('answers that are read and files that are drawn are noted', async () => {
  const { notes, progress, ask } = noting();
  await ask();
  await progress.drawing(0, 2);
  await progress.drawing(1, 2);
  expect(notes).toEqual([
    { stage: 'reading', done: 1, total: 1 },
    { stage: 'drawing', done: 0, total: 2 },
    { stage: 'drawing', done: 1, total: 2 },
  ]);
});

test('once the document is no longer wanted nothing more is asked or drawn', async () => {
  const { progress, ask } = noting(0);
  await expect(progress.drawing(0, 1)).rejects.toMatchObject({ code: 'conflict' });
  await expect(ask()).rejects.toMatchObject({ code: 'conflict' });
});

test('a note that does not arrive stops nothing', async () => {
  const { progress, ask } = noting(0, false);
  await ask();
  await expect(progress.drawing(0, 1)).resolves.toBeUndefined();
  await expect(ask()).resolves.toEqual({});
});
