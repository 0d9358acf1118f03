import type { ColumnType, Generated } from 'kysely';

export type { Signed } from '@kavel/service-kit';

/** Columns common to all tables of the service. */
export interface Owned {
  organisation_id: string;
}

/** Set by the database on updates, null after a restore. */
export interface Lifecycle {
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  deleted_at: Generated<Date | null>;
}

/** Written as JSON text, read as the value. */
export type Json<Value> = ColumnType<Value, string, string>;

/** A calendar date: written as `yyyy-mm-dd`; reading goes through a cast to text. */
export type CalendarDate = ColumnType<never, string, string>;

/** Read as text: it may exceed the safe integers of a number. */
export type BigInteger = ColumnType<string, number | undefined, number>;

/** Usually set to the database's clock. */
export type Moment = ColumnType<Date, Date | undefined, Date>;
