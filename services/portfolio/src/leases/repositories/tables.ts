import type { IndexationRun, LeaseContent, LeaseCounts, LeaseRows, Tenant } from '@kavel/contracts/leases';
import type { LeaseFacts } from '@kavel/engine';
import type { ColumnType, Generated } from 'kysely';
import type { CalendarDate, Json, Lifecycle, Moment, Owned, Signed } from '../../repositories/column-types';

/** What a run did to one lease. */
export interface IndexedRent {
  id: string;
  before: number;
  after: number;
  /** Day of the indexation before; null: none. */
  indexedOn: string | null;
}

/** Leases of units, the deliveries that brought them, and runs of indexation. */
export interface LeaseTables {
  lease: Owned &
    Lifecycle & {
      id: Generated<string>;
      portfolio_id: string;
      unit_id: string;
      content: Json<LeaseContent>;
      reference: ColumnType<string | null, never, never>;
      indexed_on: ColumnType<never, string | null, string | null>;
      delivery_id: string | null;
      replaced_by: string | null;
      revision: Generated<number>;
    };
  lease_part: Owned & {
    user_id: string;
    portfolio_id: string;
    key: string;
    part: number;
    content: Json<LeaseRows>;
    created_at: Generated<Date>;
  };
  lease_tenant: Owned & { portfolio_id: string; lease_id: string; content: Json<Tenant> };
  unit_before_leases: Owned & { portfolio_id: string; unit_id: string; facts: Json<LeaseFacts> };
  lease_delivery: Owned &
    Signed & {
      id: Generated<string>;
      portfolio_id: string;
      name: string;
      counts: Json<LeaseCounts>;
      created_at: Moment;
      undone_at: Generated<Date | null>;
    };
  indexation_run: Owned &
    Signed & {
      id: Generated<string>;
      portfolio_id: string;
      run_date: CalendarDate;
      cpi: number | null;
      source: string | null;
      totals: Json<IndexationRun['totals']>;
      changes: Json<IndexedRent[]>;
      created_at: Moment;
      undone_at: Generated<Date | null>;
    };
}
