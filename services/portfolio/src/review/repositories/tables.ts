import type { Mention } from '@kavel/contracts/valuations';
import type { Generated } from 'kysely';
import type { Json, Moment, Owned, Signed } from '../../repositories/column-types';

/** Reviews of valuations, and comments on them. */
export interface ReviewTables {
  valuation_review: Owned & {
    valuation_id: string;
    reviewer_id: string;
    reviewer_name: string;
    asked_by: string;
    asked_by_name: string;
    asked_at: Moment;
    due_date: string | null;
  };
  valuation_comment: Owned &
    Signed & {
      id: Generated<string>;
      valuation_id: string;
      thread_id: string | null;
      anchor: string;
      text: string;
      mentions: Json<Mention[]>;
      created_at: Generated<Date>;
      edited_at: Date | null;
      removed_at: Date | null;
      removed_by: string | null;
      resolved_at: Date | null;
      resolved_by: string | null;
    };
}
