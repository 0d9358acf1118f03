import type { BulkJob, BulkMode, BulkState, BulkUpdates } from '@kavel/contracts/bulk';
import type { Generated } from 'kysely';
import type { Json, Moment, Owned, Signed } from '../../repositories/column-types';
import type { BulkCounts, BulkRow } from '../rules/bulk-plan';

/** Long lists of addresses and their parts. */
export interface BulkTables {
  bulk_job: Owned &
    Signed & {
      id: Generated<string>;
      portfolio_id: string;
      name: string;
      state: Generated<BulkState>;
      mode: BulkMode | null;
      updates: BulkUpdates | null;
      lines: number;
      parts: number;
      failure: BulkJob['failure'];
      created_at: Generated<Date>;
      started_at: Moment | null;
      finished_at: Moment | null;
    };
  bulk_part: Owned & {
    job_id: string;
    part: number;
    hash: string;
    lines: number;
    counts: Json<BulkCounts>;
    rows: Json<BulkRow[]>;
    staged: string | null;
    object_ids: string[];
    object_lines: number[];
    differing: number;
    /** Whether some of its lines have cells of own columns. */
    has_own: Generated<boolean>;
    updated: Generated<number>;
    stored_at: Moment | null;
  };
}
