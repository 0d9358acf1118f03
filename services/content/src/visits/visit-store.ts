import { type VisitMeasure, visitDaysKept } from '@kavel/contracts/content';
import { openDatabase } from '@kavel/service-kit';
import { sql } from 'kysely';
import type { ContentSchema } from '../repositories/schema';

/** What was counted of one measure on one day, in one class of values. */
export interface VisitSum {
  /** In the Netherlands, `yyyy-mm-dd`. */
  day: string;
  /** Pattern, never a path. */
  route: string;
  measure: VisitMeasure;
  /** Index of the class by `measuredBounds`; 0 for what is only counted. */
  bucket: number;
  reports: number;
  /** `reports` divided by the share of visitors that reports. */
  standsFor: number;
}

/** Where gateways add what they counted. */
export interface VisitStore {
  /** All or nothing. Several gateways add up. */
  add(sums: readonly VisitSum[]): Promise<void>;
  close(): Promise<void>;
}

/** A door beside the calls: every gateway counts, also one that hosts no content service. */
export function openVisitStore(connectionString: string): VisitStore {
  const database = openDatabase<ContentSchema>({
    ...{ connectionString, service: 'content', migrations: [], maxConnections: 1 },
  });
  return {
    async add(sums) {
      if (sums.length === 0) return;
      // In one order, so that two gateways never wait for each other.
      const rows = sums.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1)).map(toRow);
      await database.inService(async trx => {
        await trx
          .insertInto('visit_sum')
          .values(rows)
          .onConflict(conflict =>
            conflict.columns(['day', 'route', 'measure', 'bucket']).doUpdateSet({
              reports: sql`visit_sum.reports + excluded.reports`,
              stands_for: sql`visit_sum.stands_for + excluded.stands_for`,
            }),
          )
          .execute();
        await trx
          .deleteFrom('visit_sum')
          .where('day', '<', sql`${rows[0]?.day}::date - ${visitDaysKept}::integer`)
          .execute();
      });
    },
    close: () => database.close(),
  };
}

const keyOf = ({ day, route, measure, bucket }: VisitSum) => [day, route, measure, bucket].join(' ');

const toRow = ({ standsFor, ...sum }: VisitSum) => ({ ...sum, stands_for: standsFor });
