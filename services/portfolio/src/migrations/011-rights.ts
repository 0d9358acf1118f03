import { type Migration, organisationTable } from '@kavel/service-kit';
import { byNobody, mayEditPortfolio, maySeePortfolio, me, restricted } from './visibility';

const serviceScope = `current_setting('kavel.scope', true) = 'service'`;

/** What the service does for no user: see `nobody`. It hands over portfolios of who left, and closes lists. */
const openToNobody = `
  alter policy see on portfolio.portfolio using (${maySeePortfolio} or ${byNobody});
  alter policy change on portfolio.portfolio
    using (${mayEditPortfolio} or ${byNobody}) with check (${mayEditPortfolio} or ${byNobody});

  create or replace function portfolio.keep_sharing() returns trigger language plpgsql as $$
  begin
    if old.owner_id is not null and not coalesce(old.owner_id = ${me} or ${byNobody}, false) then
      raise exception 'only its owner decides who shares portfolio %', old.id;
    end if;
    return new;
  end $$;
`;

const editablePortfolios = `select id from portfolio.portfolio where ${mayEditPortfolio}`;

/** A file is as visible as its service; when it is to be thrown away is as visible as the file. */
const seeFile = `exists (
  select from portfolio.service
  where service.organisation_id = service_file.organisation_id and service.id = service_file.service_id
)`;
const seeDue = `${serviceScope} or exists (
  select from portfolio.service_file
  where service_file.organisation_id = file_due.organisation_id and service_file.id = file_due.file_id
)`;
const editableServices = `
  select id from portfolio.service where portfolio_id is null or portfolio_id in (${editablePortfolios})`;
const editableFiles = `select id from portfolio.service_file where service_id in (${editableServices})`;

/** What may be written to a list: before, whoever could read its portfolio could. */
const writeParts = `bulk_part.job_id in (
  select id from portfolio.bulk_job where portfolio_id in (${editablePortfolios})
)`;
const lists = `
  alter policy change on portfolio.bulk_job
    using (portfolio_id in (${editablePortfolios}) or ${byNobody})
    with check (portfolio_id in (${editablePortfolios}) or ${byNobody});
  alter policy add on portfolio.bulk_part with check (${writeParts});
  alter policy change on portfolio.bulk_part using (${writeParts}) with check (${writeParts});
  alter policy remove on portfolio.bulk_part using (${writeParts});
`;

/** A job is done with the rights of its user: nobody puts one up in the name of another. */
const leases = `
  create policy add on portfolio.job_lease as restrictive for insert to kavel_portfolio
    with check (user_id = ${me});
`;

/** Which portfolios went from somebody who left to whom, for good. */
const handovers = `
  create table portfolio.handover (
    organisation_id uuid not null,
    id bigint generated always as identity,
    at timestamptz not null default clock_timestamp(),
    actor_id uuid not null,
    actor_name text not null,
    from_user_id uuid not null,
    to_user_id uuid not null,
    portfolio_ids uuid[] not null,
    primary key (organisation_id, id)
  );
  create trigger append_only before update or delete or truncate on portfolio.handover
    for each statement execute function portfolio.refuse_change();
`;

export const rights: Migration = {
  name: '011-rights',
  sql: [
    openToNobody,
    restricted('service_file', {
      see: seeFile,
      write: `${byNobody} or service_file.service_id in (${editableServices})`,
    }),
    restricted('file_due', { see: seeDue, write: `${byNobody} or file_due.file_id in (${editableFiles})` }),
    lists,
    leases,
    handovers,
    organisationTable({ schema: 'portfolio', table: 'handover', grants: ['select', 'insert'] }),
  ].join('\n'),
};
