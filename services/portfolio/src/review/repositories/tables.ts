import type { ChecklistAnswer, ChecklistItem, Mention, Presence } from '@kavel/contracts/valuations';
import type { Generated } from 'kysely';
import type { Json, Moment, Owned, Signed } from '../../repositories/column-types';

/** Reviews of valuations: who is asked, comments, the checklist, and who is there. */
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
  valuation_checklist: Owned & {
    valuation_id: string;
    item: ChecklistItem;
    answer: ChecklistAnswer | null;
    count: number | null;
    remark: Generated<string>;
    answered_by: string | null;
    answered_by_name: string | null;
    confirmed_by: string | null;
    confirmed_by_name: string | null;
  };
  checklist_policy: Owned & {
    id: Generated<string>;
    at: Generated<Date>;
    actor_id: string;
    actor_name: string;
    required: boolean;
  };
  valuation_presence: Owned & {
    valuation_id: string;
    tab_id: string;
    user_id: string;
    user_name: string;
    step: Presence['others'][number]['step'];
    seen_at: Generated<Date>;
  };
}
