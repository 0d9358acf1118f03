import { type Migration, organisationTable } from '@kavel/service-kit';

const schema = 'portfolio';

/** The limits of overrides, a row for every change: the last one holds, the others say what held before. */
const policies = `
  create table portfolio.override_policy (
    organisation_id uuid not null,
    id bigint generated always as identity,
    at timestamptz not null default clock_timestamp(),
    actor_id uuid not null,
    actor_name text not null,
    -- Fractions of the model's value.
    alone double precision not null check (alone between 0 and 1),
    together double precision not null check (together between alone and 1),
    least_reason integer not null,
    primary key (organisation_id, id)
  );
  create trigger append_only before update or delete or truncate on portfolio.override_policy
    for each statement execute function portfolio.refuse_change();
`;

/** Who proposed the overrides of valuations under way, as far as the record of changes tells. */
const proposers = `
  update portfolio.valuation_choice as choice
  set choices = jsonb_set(choice.choices, '{override,by}', jsonb_build_object(
    'userId', made.actor_id,
    'name', made.actor_name,
    'onBehalfOf', case when made.user_id = made.actor_id then null
      else jsonb_build_object('userId', made.user_id, 'name', made.user_name) end,
    'role', null,
    'at', to_char(made.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  ))
  from portfolio.valuation_edit as made
  join portfolio.valuation on valuation.organisation_id = made.organisation_id and valuation.id = made.valuation_id
  where made.organisation_id = choice.organisation_id
    and made.valuation_id = choice.valuation_id
    and made.unit_id = choice.unit_id
    and made.kind = 'overridden'
    and made.to_value = (choice.choices #>> '{override,value}')::double precision
    and valuation.status in ('draft', 'in-review')
    and not exists (
      select from portfolio.valuation_edit as later
      where later.organisation_id = made.organisation_id and later.valuation_id = made.valuation_id
        and later.unit_id = made.unit_id and later.kind = 'overridden' and later.id > made.id
    );
`;

export const overridePolicy: Migration = {
  name: '022-override-policy',
  sql: [
    policies,
    organisationTable({ schema, table: 'override_policy', grants: ['select', 'insert'] }),
    proposers,
  ].join('\n'),
};
