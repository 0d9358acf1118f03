import { type DocumentFailure, documentInnerApi, isTooSlow } from '@kavel/contracts/reports';
import { type ServiceClient, ServiceError } from '@kavel/service-kit';
import type { JobKind, Turn } from '../../jobs/job-kind';
import { endJob, holdLease, type JobLease } from '../../jobs/repositories/job-lease';
import type { OrganisationScope, PortfolioStore } from '../../repositories/store';
import type { FileStore } from '../../services/files/file-store';
import { entryName, type ZippedFile, zipOf } from '../files/zip';
import { type BatchHead, endBatch, finishBatch, getHead, templateIdOf } from '../repositories/batches';
import { type MadeItem, madeItems, nextItems, storeItems, type WaitingItem } from '../repositories/items';

export const makeDocumentsKind = 'make-documents';

/** About two seconds of work, so that progress is visible and a kill loses little. */
const documentsPerTurn = 16;
/** Figures of one document are read while another is made. */
const atOnce = 4;
/** Documents in memory while they go into the file. */
const zippedAtOnce = 20;

export interface DocumentParts {
  store: PortfolioStore;
  reports: ServiceClient;
  files: FileStore;
}

/** Makes the documents of a batch, some per turn, and then their ZIP file; the job has the id of its batch. */
export function makeDocuments(parts: DocumentParts): JobKind {
  const { store } = parts;
  return {
    kind: makeDocumentsKind,

    async run(lease) {
      const { head, items } = await store.inOrganisation(lease, async scope => ({
        head: await getHead(scope, lease.jobId),
        items: await nextItems(scope, lease.jobId, documentsPerTurn),
      }));
      if (items.length === 0) return finish(parts, lease);
      const made = await makeAll(parts.reports, head, items);
      return store.inOrganisation<Turn>(lease, async scope => {
        await holdLease(scope, lease);
        await storeItems(scope, lease.jobId, made);
        return 'more';
      });
    },

    fail: async lease => {
      await store.inOrganisation(lease, async scope => {
        await holdLease(scope, lease);
        await endBatch(scope, lease.jobId, 'failed');
        await endJob(scope, lease.jobId);
      });
    },
  };
}

async function makeAll(
  reports: ServiceClient,
  head: BatchHead,
  items: readonly WaitingItem[],
): Promise<MadeItem[]> {
  const made: MadeItem[] = [];
  const left = [...Map.groupBy(items, ({ subject }) => subject).values()];
  const work = async () => {
    for (let files = left.shift(); files; files = left.shift())
      made.push(...(await makeOne(reports, head, files)));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return made;
}

/**
 * The files of one document, with its figures as they were read once. One that is refused does not stop the others; an
 * unreachable service lets the turn be tried again.
 */
async function makeOne(
  reports: ServiceClient,
  head: BatchHead,
  files: readonly WaitingItem[],
): Promise<MadeItem[]> {
  const [first] = files;
  if (first === undefined) return [];
  const { template, language, sender, brand, permissions } = head;
  const caller = {
    actorId: head.actor_id,
    actorName: head.actor_name,
    userId: head.user_id,
    userName: head.user_name,
    organisationId: head.organisation_id,
    permissions,
  };
  try {
    const of = { ...templateIdOf(head), ...(brand ? { brand } : {}) };
    const place = { organisationId: head.organisation_id, batchId: head.id, position: first.position };
    const formats = files.map(({ format }) => format);
    const body = { caller, sender, template, subject: first.subject, language, ...of, formats, place };
    const made = await reports.call(documentInnerApi.makeDocument, { body });
    return files.map((file, at) => {
      const { fileName, bytes } = made[at] ?? { fileName: '', bytes: '' };
      return { ...file, fileName, bytes: Buffer.from(bytes, 'base64') };
    });
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'unavailable') throw error;
    return files.map(file => ({ ...file, failure: failureOf(error) }));
  }
}

function failureOf(error: unknown): DocumentFailure {
  if (!(error instanceof ServiceError)) return 'failed';
  if (isTooSlow(error.details)) return 'too-slow';
  if (error.status === 404 || error.status === 400) return 'not-found';
  return error.status === 403 ? 'forbidden' : 'failed';
}

async function finish({ store, files }: DocumentParts, lease: JobLease): Promise<Turn> {
  const { organisationId, jobId: fileId } = lease;
  const read = <Result>(work: (scope: OrganisationScope) => Promise<Result>) =>
    store.inOrganisation(lease, work);
  const { size, failure } = await files.write({ organisationId, fileId }, 0, zipOf(madeFiles(read, fileId)));
  if (failure) throw failure;
  return store.inOrganisation<Turn>(lease, async scope => {
    await holdLease(scope, lease);
    await finishBatch(scope, fileId, size);
    await endJob(scope, fileId);
    return 'finished';
  });
}

async function* madeFiles(
  read: <Result>(work: (scope: OrganisationScope) => Promise<Result>) => Promise<Result>,
  batchId: string,
): AsyncGenerator<ZippedFile> {
  let after = 0;
  for (;;) {
    const items = await read(scope => madeItems(scope, batchId, after, zippedAtOnce));
    for (const { position, fileName, pdf } of items)
      yield { name: entryName(position, fileName), bytes: pdf };
    const last = items.at(-1);
    if (last === undefined) return;
    after = last.position;
  }
}
