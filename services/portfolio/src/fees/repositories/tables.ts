import type { FeeEventKind, FeeStatus } from '@kavel/contracts/fees';
import type { ColumnType, Generated } from 'kysely';
import type { CalendarDate, Owned, Signed } from '../../repositories/column-types';

/** Fee agreements between two organisations. `organisation_id` is the proposer's, in all three tables. */
export interface FeeTables {
  fee_agreement: Owned & {
    id: Generated<string>;
    revision: Generated<number>;
    status: Generated<FeeStatus>;
    proposer_name: string;
    other_id: string;
    other_name: string;
    service_id: string;
    service_name: string;
    /** In hundredths of a percent. */
    proposer_share: number;
    other_share: number;
    from_date: CalendarDate;
    until_date: ColumnType<never, string | null, string | null>;
    ended_from: ColumnType<never, never, string>;
    updated_at: Generated<Date>;
  };
  fee_event: Owned &
    Signed & {
      agreement_id: string;
      id: Generated<string>;
      at: Generated<Date>;
      kind: FeeEventKind;
      party_id: string;
    };
  fee_entry: Owned &
    Signed & {
      agreement_id: string;
      id: Generated<string>;
      date: CalendarDate;
      /** Cents. */
      amount: ColumnType<string, number, never>;
      description: string;
      entered_at: Generated<Date>;
    };
}
