import type { Migration } from '@kavel/service-kit';

/** A removed layer stays for a day, so that the removal can be undone; a layer can be renamed. */
export const ownLayerRemoval: Migration = {
  name: '054-own-layer-removal',
  sql: `
    alter table portfolio.own_layer add column deleted_at timestamptz;
    grant update on portfolio.own_layer to kavel_portfolio;
  `,
};
