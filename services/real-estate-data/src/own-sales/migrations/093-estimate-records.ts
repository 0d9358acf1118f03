import { type Migration, organisationTable } from '@kavel/service-kit';

const table = `
  create table sales.estimate_record (
    organisation_id uuid not null,
    id uuid not null default gen_random_uuid(),
    object_id text not null,
    address text not null,
    made_at timestamptz not null default clock_timestamp(),
    value_date date not null,
    model_version text not null,
    snapshot text not null,
    value double precision not null,
    low68 double precision not null,
    high68 double precision not null,
    low95 double precision not null,
    high95 double precision not null,
    reference_count integer not null,
    -- Type, area, year and label that the value was worked out from.
    inputs jsonb not null,
    fictional boolean not null,
    primary key (organisation_id, id),
    constraint estimate_record_once unique (organisation_id, object_id, value_date, model_version)
  );
  create index estimate_record_by_time on sales.estimate_record (organisation_id, made_at desc);
`;

/** Estimates of an organisation. They name no person, so that nothing is left of an account that is deleted. */
export const estimateRecords: Migration = {
  name: '093-estimate-records',
  sql: [
    table,
    organisationTable({ schema: 'sales', table: 'estimate_record', grants: ['select', 'insert'] }),
  ].join('\n'),
};
