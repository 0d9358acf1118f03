import { type Migration, organisationTable } from '@kavel/service-kit';

const table = `
  create table portfolio.score_weights (
    organisation_id uuid not null,
    id uuid not null default gen_random_uuid(),
    -- Key of the catalogue of metrics, such as property-score.
    catalogue text not null,
    name text not null,
    name_key text not null,
    -- Points by metric.
    weights jsonb not null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    deleted_at timestamptz,
    primary key (organisation_id, id)
  );
  create unique index score_weights_name on portfolio.score_weights (organisation_id, catalogue, name_key)
    where deleted_at is null;
`;

/** Weights of scores that an organisation keeps by name. */
export const scoreWeights: Migration = {
  name: '057-score-weights',
  sql: [
    table,
    organisationTable({
      schema: 'portfolio',
      table: 'score_weights',
      grants: ['select', 'insert', 'update'],
    }),
  ].join('\n'),
};
