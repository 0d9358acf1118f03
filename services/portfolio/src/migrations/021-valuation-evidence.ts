import { type Migration, organisationTable } from '@kavel/service-kit';
import { frozenParts } from './002-valuations-on-record';
import { hiddenWithValuation } from './visibility';

const schema = 'portfolio';

/**
 * What values rest on, in parts of the units that were valued together. It is stored with the values, so that an
 * approval has nothing left to gather: from then on the triggers refuse every change.
 */
const evidence = `
  create table portfolio.valuation_evidence (
    organisation_id uuid not null,
    valuation_id uuid not null,
    id uuid not null default gen_random_uuid(),
    made_at timestamptz not null default now(),
    model_version text not null,
    snapshot text not null,
    -- Gzipped JSON: see gatherEvidence of the engine.
    content bytea not null,
    primary key (organisation_id, valuation_id, id),
    foreign key (organisation_id, valuation_id) references portfolio.valuation (organisation_id, id)
  );
  alter table portfolio.valuation_evidence alter column content set storage external;

  create table portfolio.valuation_unit_evidence (
    organisation_id uuid not null,
    valuation_id uuid not null,
    unit_id uuid not null,
    evidence_id uuid not null,
    primary key (organisation_id, valuation_id, unit_id),
    foreign key (organisation_id, valuation_id, unit_id)
      references portfolio.valuation_unit (organisation_id, valuation_id, unit_id),
    foreign key (organisation_id, valuation_id, evidence_id)
      references portfolio.valuation_evidence (organisation_id, valuation_id, id)
  );
  create index unit_of_evidence on portfolio.valuation_unit_evidence (organisation_id, valuation_id, evidence_id);

  -- Norms of the cash flow as they were at the submission, and then at the approval.
  create table portfolio.valuation_terms (
    organisation_id uuid not null,
    valuation_id uuid not null,
    kept_at timestamptz not null default now(),
    version text not null,
    norms jsonb not null,
    primary key (organisation_id, valuation_id),
    foreign key (organisation_id, valuation_id) references portfolio.valuation (organisation_id, id)
  );
`;

const tables = ['valuation_evidence', 'valuation_unit_evidence', 'valuation_terms'];

export const valuationEvidence: Migration = {
  name: '021-valuation-evidence',
  sql: [
    evidence,
    ...tables.map(table =>
      organisationTable({ schema, table, grants: ['select', 'insert', 'update', 'delete'] }),
    ),
    ...tables.map(hiddenWithValuation),
    ...tables.map(frozenParts),
  ].join('\n'),
};
