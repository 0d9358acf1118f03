import type { Migration } from '@kavel/service-kit';

/** Few and small: a list asks of its portfolio whether there are any, before it goes through them. */
const removedUnits = `
  create index unit_removed on portfolio.unit (organisation_id, portfolio_id) where deleted_at is not null;
`;

/** Written twice and read once or twice within seconds, as what is staged: packing it costs more than it saves. */
const unpackedRows = `
  alter table portfolio.bulk_part alter column rows set storage external;
`;

/** Row-level security asks for portfolios everywhere: a plan for as few as there were before took twenty times as long. */
const countedSoon = ['portfolio', 'unit', 'valuation', 'valuation_unit']
  .map(table => `alter table portfolio.${table} set (autovacuum_analyze_scale_factor = 0.02);`)
  .join('\n');

export const longLists: Migration = {
  name: '014-long-lists',
  sql: removedUnits + unpackedRows + countedSoon,
};
