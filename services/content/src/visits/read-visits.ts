import type { VisitMeasure } from '@kavel/contracts/content';
import { sql } from 'kysely';
import type { ContentTransaction } from '../repositories/schema';

/** Sums of all days of a period. */
export interface PeriodSum {
  route: string;
  measure: VisitMeasure;
  bucket: number;
  reports: number;
  standsFor: number;
}

export async function readPeriodSums(trx: ContentTransaction, since: string): Promise<PeriodSum[]> {
  return trx
    .selectFrom('visit_sum')
    .where('day', '>=', sql`${since}::date`)
    .groupBy(['route', 'measure', 'bucket'])
    .select(['route', 'measure', 'bucket'])
    .select(sql<number>`sum(reports)::float8`.as('reports'))
    .select(sql<number>`sum(stands_for)`.as('standsFor'))
    .execute();
}

/** Every day of a period, oldest first. */
export async function readVisitsByDay(trx: ContentTransaction, since: string, until: string) {
  const { rows } = await sql<{ day: string; visits: number }>`
    select every.day::date::text as day, coalesce(sum(reports), 0)::float8 as visits
    from generate_series(${since}::date, ${until}::date, interval '1 day') as every (day)
    left join content.visit_sum on visit_sum.day = every.day::date and measure = 'visit'
    group by every.day order by every.day
  `.execute(trx);
  return rows;
}
