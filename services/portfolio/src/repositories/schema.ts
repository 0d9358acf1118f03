import type {
  AddressObjectData,
  BucketReason,
  OperatingCostParams,
  Reference,
  ValuationResult,
  ValuationStatus,
} from '@kavel/contracts';
import type { ColumnType, Generated } from 'kysely';

/** Columns that every table of the service begins with. */
interface Owned {
  organisation_id: string;
}

/** Set by the database, moved by updates, cleared by a restore. */
interface Lifecycle {
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  deleted_at: Generated<Date | null>;
}

/** Written as JSON text, read as the value. */
type Json<Value> = ColumnType<Value, string, string>;

/** A calendar date: written as `yyyy-mm-dd`; reading goes through a cast to text. */
type CalendarDate = ColumnType<never, string, string>;

export interface PortfolioSchema {
  portfolio: Owned & Lifecycle & { id: Generated<string>; name: string; name_key: string };
  unit: Owned &
    Lifecycle & {
      id: Generated<string>;
      portfolio_id: string;
      object_id: string;
      address_object_data: Json<AddressObjectData>;
      position: Generated<string>;
    };
  valuation: Owned &
    Lifecycle & {
      id: Generated<string>;
      portfolio_id: string;
      name: string;
      status: Generated<ValuationStatus>;
      value_date: CalendarDate;
      operating_cost_params: Json<OperatingCostParams>;
      revision: Generated<number>;
      reference_revision: Generated<number>;
    };
  valuation_bucket: Owned & {
    valuation_id: string;
    key: string;
    name: string;
    reason: Json<BucketReason | null>;
    position: number;
  };
  valuation_unit: Owned & {
    valuation_id: string;
    unit_id: string;
    bucket_key: string | null;
    /** Null until the valuation is approved. */
    frozen_facts: Generated<AddressObjectData | null>;
  };
  valuation_reference: Owned & { valuation_id: string; unit_id: string; sales: Json<Reference[]> };
  valuation_result: Owned & {
    valuation_id: string;
    unit_id: string;
    value: number;
    result: Json<ValuationResult>;
  };
  valuation_event: Owned & {
    valuation_id: string;
    id: Generated<string>;
    at: Generated<Date>;
    actor_id: string;
    actor_name: string;
    user_id: string;
    user_name: string;
    from_status: ValuationStatus | null;
    to_status: ValuationStatus;
    reason: string | null;
    revision: number;
  };
  valuation_approval: Owned & {
    valuation_id: string;
    approved_at: Generated<Date>;
    revision: number;
    reference_revision: number;
    model_versions: Json<string[]>;
    snapshots: Json<string[]>;
    units: number;
    valued: number;
    total_value: number;
  };
}
