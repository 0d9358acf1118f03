import type { Migration } from '@kavel/service-kit';

/** Layout of the valuation reports of a batch: an id, `none`, or null for the organisation's default. */
export const layoutOfBatches: Migration = {
  name: '098-layout-of-batches',
  sql: 'alter table portfolio.document_batch add column layout text;',
};
