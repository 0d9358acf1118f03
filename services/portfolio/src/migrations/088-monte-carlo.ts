import { type Migration, organisationTable } from '@kavel/service-kit';
import { frozenParts } from './002-valuations-on-record';
import { byNobody, hiddenWithValuation, mayEditPortfolio } from './visibility';

const schema = 'portfolio';

const simulations = `
  create table portfolio.valuation_monte_carlo (
    organisation_id uuid not null,
    valuation_id uuid not null,
    -- Of the job that works on it; another for each run.
    job_id uuid not null,
    state text not null check (state in ('running', 'done', 'cancelled', 'failed')),
    settings jsonb not null,
    -- Values of the runs over all units so far; null stands for a run without a value.
    checked jsonb not null default '[]',
    -- Method, and a hash of all its inputs.
    version text not null,
    inputs text not null,
    result jsonb,
    started_at timestamptz not null default now(),
    finished_at timestamptz,
    primary key (organisation_id, valuation_id),
    foreign key (organisation_id, valuation_id) references portfolio.valuation (organisation_id, id)
  );
  create unique index monte_carlo_of_job on portfolio.valuation_monte_carlo (organisation_id, job_id);
`;

const editable = `valuation_monte_carlo.valuation_id in (
  select valuation.id from portfolio.valuation
  join portfolio.portfolio on portfolio.organisation_id = valuation.organisation_id
    and portfolio.id = valuation.portfolio_id
  where ${mayEditPortfolio}
)`;

/** The service ends what its user may no longer end. */
const openToNobody = `
  alter policy change on portfolio.valuation_monte_carlo
    using (${editable} or ${byNobody}) with check (${editable} or ${byNobody});
`;

/** The last Monte Carlo simulation of each valuation, or the one under way; frozen with the approval. */
export const monteCarlo: Migration = {
  name: '088-monte-carlo',
  sql: [
    simulations,
    organisationTable({ schema, table: 'valuation_monte_carlo', grants: ['select', 'insert', 'update'] }),
    hiddenWithValuation('valuation_monte_carlo'),
    openToNobody,
    frozenParts('valuation_monte_carlo'),
  ].join('\n'),
};
