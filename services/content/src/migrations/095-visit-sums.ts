import { visitMeasures } from '@kavel/contracts/content';
import type { Migration } from '@kavel/service-kit';

/**
 * Sums by day and route pattern: no user, no address, no browser. Only the service itself reads and writes them, after
 * it has checked that the caller is a manager of the platform.
 */
export const visitSums: Migration = {
  name: '095-visit-sums',
  sql: `
    create table content.visit_sum (
      day date not null,
      route text not null,
      measure text not null check (measure in (${visitMeasures.map(name => `'${name}'`).join(', ')})),
      -- Class of the value, by the bounds of the contracts; 0 for what is only counted.
      bucket smallint not null,
      reports bigint not null,
      -- Visitors that the reports stand for: more than one each where only a share of them reports.
      stands_for double precision not null,
      primary key (day, route, measure, bucket)
    );
    alter table content.visit_sum enable row level security;
    alter table content.visit_sum force row level security;
    grant select, insert, update, delete on content.visit_sum to kavel_content;
    create policy operating on content.visit_sum to kavel_content
      using (current_setting('kavel.scope', true) = 'service')
      with check (current_setting('kavel.scope', true) = 'service');
  `,
};
