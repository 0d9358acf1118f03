import type { DocumentFailure } from '@kavel/contracts/reports';
import { sql } from 'kysely';
import type { OrganisationScope } from '../../repositories/store';

/** A document to make. */
export interface WaitingItem {
  position: number;
  subject: string;
}

/** What became of it. */
export type MadeItem = WaitingItem & ({ fileName: string; pdf: Buffer } | { failure: DocumentFailure });

/** The next documents in order; none at the end. */
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
    .select(['position', 'subject'])
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
        'pdf' in item
          ? { state: 'made', file_name: item.fileName, pdf: item.pdf }
          : { state: 'failed', failure: item.failure },
      )
      .where('organisation_id', '=', organisationId)
      .where('batch_id', '=', batchId)
      .where('position', '=', item.position)
      .execute();
  }
  const made = items.filter(item => 'pdf' in item).length;
  await trx
    .updateTable('document_batch')
    .set({ made: sql`made + ${made}` })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', batchId)
    .execute();
}

/** Made documents after a position, in order. */
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
