import { type Migration, organisationTable } from '@kavel/service-kit';
import { byNobody, hiddenWithValuation, mayEditPortfolio } from './visibility';

const schema = 'portfolio';

/** The last time that all units of a valuation were valued, or the one under way. */
const runs = `
  create table portfolio.valuation_run (
    organisation_id uuid not null,
    valuation_id uuid not null,
    state text not null check (state in ('running', 'done', 'cancelled', 'failed')),
    units integer not null,
    done integer not null default 0,
    -- Units are taken in the order of their ids, up to here so far.
    last_unit_id uuid,
    unvalued jsonb not null default '[]',
    failure jsonb,
    started_at timestamptz not null default now(),
    finished_at timestamptz,
    primary key (organisation_id, valuation_id),
    foreign key (organisation_id, valuation_id) references portfolio.valuation (organisation_id, id)
  );
`;

const editable = `valuation_run.valuation_id in (
  select valuation.id from portfolio.valuation
  join portfolio.portfolio on portfolio.organisation_id = valuation.organisation_id
    and portfolio.id = valuation.portfolio_id
  where ${mayEditPortfolio}
)`;

/** The service ends what its user may no longer end. */
const openToNobody = `
  alter policy change on portfolio.valuation_run
    using (${editable} or ${byNobody}) with check (${editable} or ${byNobody});
`;

export const valuationRuns: Migration = {
  name: '017-valuation-runs',
  sql: [
    runs,
    organisationTable({ schema, table: 'valuation_run', grants: ['select', 'insert', 'update'] }),
    hiddenWithValuation('valuation_run'),
    openToNobody,
  ].join('\n'),
};
