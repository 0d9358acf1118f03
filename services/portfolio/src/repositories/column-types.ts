import type { ColumnType, Generated } from 'kysely';

/** Columns common to all tables of the service. */
export interface Owned {
  organisation_id: string;
}

/** The actor and the user acted for; equal when not acting on behalf. */
export interface Signed {
  actor_id: string;
  actor_name: string;
  user_id: string;
  user_name: string;
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
