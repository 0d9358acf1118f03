import type { Migration } from '@kavel/service-kit';

/** Units are moved and copied between portfolios: their histories say so. */
export const unitTransfers: Migration = {
  name: '085-unit-transfers',
  sql: `
    alter table portfolio.unit_event
      drop constraint unit_event_kind_check,
      add constraint unit_event_kind_check
        check (kind in ('added', 'changed', 'removed', 'returned', 'moved', 'copied'));
  `,
};
