import type {
  DocumentFailure,
  DocumentFormat,
  DocumentPlace,
  DocumentProgress,
} from '@kavel/contracts/reports';
import { sql } from 'kysely';
import type { OrganisationScope } from '../../repositories/store';

/** A file to make. Files of one document have neighbouring positions. */
export interface WaitingItem {
  position: number;
  subject: string;
  format: DocumentFormat;
}

/** What became of it. */
export type MadeItem = WaitingItem & ({ fileName: string; bytes: Buffer } | { failure: DocumentFailure });

/** The next files in order; none at the end. */
export async function nextItems(
  { trx, organisationId }: OrganisationScope,
  batchId: string,
  limit: number,
): Promise<WaitingItem[]> {
  return trx
    .selectFrom('document_batch_item')
    .where('organisation_id', '=', organisationId)
    .where('batch_id', '=', batchId)
    .where('state', '=', 'waiting')
    .select(['position', 'subject', 'format'])
    .orderBy('position')
    .limit(limit)
    .execute();
}

export async function storeItems(
  { trx, organisationId }: OrganisationScope,
  batchId: string,
  items: readonly MadeItem[],
): Promise<void> {
  for (const item of items) {
    await trx
      .updateTable('document_batch_item')
      .set(
        'bytes' in item
          ? { state: 'made', file_name: item.fileName, pdf: item.bytes }
          : { state: 'failed', failure: item.failure },
      )
      .where('organisation_id', '=', organisationId)
      .where('batch_id', '=', batchId)
      .where('position', '=', item.position)
      .execute();
  }
  const made = items.filter(item => 'bytes' in item).length;
  await trx
    .updateTable('document_batch')
    .set({ made: sql`made + ${made}` })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', batchId)
    .execute();
}

/** False when the batch is no longer made. */
export async function noteProgress(
  { trx, organisationId }: OrganisationScope,
  { batchId, position }: DocumentPlace,
  { stage, done, total }: DocumentProgress,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('document_batch_item')
    .from('document_batch')
    .set({ stage, stage_done: done, stage_total: total })
    .whereRef('document_batch.organisation_id', '=', 'document_batch_item.organisation_id')
    .whereRef('document_batch.id', '=', 'document_batch_item.batch_id')
    .where('document_batch.state', '=', 'running')
    .where('document_batch_item.organisation_id', '=', organisationId)
    .where('document_batch_item.batch_id', '=', batchId)
    .where('document_batch_item.position', '=', position)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Made files after a position, in order. */
export async function madeItems(
  { trx, organisationId }: OrganisationScope,
  batchId: string,
  after: number,
  limit: number,
): Promise<{ position: number; fileName: string; pdf: Buffer }[]> {
  const rows = await trx
    .selectFrom('document_batch_item')
    .where('organisation_id', '=', organisationId)
    .where('batch_id', '=', batchId)
    .where('state', '=', 'made')
    .where('position', '>', after)
    .select(['position', 'file_name', 'pdf'])
    .orderBy('position')
    .limit(limit)
    .execute();
  return rows.flatMap(({ position, file_name, pdf }) =>
    file_name === null || pdf === null ? [] : [{ position, fileName: file_name, pdf }],
  );
}
