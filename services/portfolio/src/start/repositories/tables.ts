import type { Moment, Owned } from '../../repositories/column-types';

export interface StartTables {
  tour: Owned & {
    user_id: string;
    /** Null when the user asked for it again. */
    ended_at: Moment | null;
  };
}
