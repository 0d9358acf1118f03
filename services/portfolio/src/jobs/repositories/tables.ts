import type { Generated } from 'kysely';
import type { Moment, Owned } from '../../repositories/column-types';

/** Leases of jobs. */
export interface JobTables {
  job_lease: Owned & {
    job_id: string;
    kind: string;
    user_id: string;
    holder: string | null;
    due_at: Moment;
    attempts: Generated<number>;
  };
}
