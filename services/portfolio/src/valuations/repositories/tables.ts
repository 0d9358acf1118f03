import type {
  AddressObjectData,
  BucketReason,
  OperatingCostParams,
  UnvaluedUnit,
  ValuationResult,
  ValuationStatus,
} from '@kavel/contracts';
import type { ReferenceSettings, RunFailure, ValuationRun } from '@kavel/contracts/valuations';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { CalendarDate, Json, Lifecycle, Moment, Owned, Signed } from '../../repositories/column-types';

/** Valuations, their buckets, units and values, and the decisions about them. */
export interface ValuationTables {
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
      reference_settings: ColumnType<ReferenceSettings, string | undefined, string>;
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
  valuation_result: Owned & {
    valuation_id: string;
    unit_id: string;
    value: number;
    result: Json<ValuationResult>;
    /** The model's value; computed from the result. */
    model_value: GeneratedAlways<number>;
    low68: GeneratedAlways<number | null>;
    high68: GeneratedAlways<number | null>;
  };
  valuation_terms: Owned & {
    valuation_id: string;
    kept_at: Moment;
    version: string;
    norms: Json<Record<string, unknown>>;
  };
  valuation_run: Owned & {
    valuation_id: string;
    state: ValuationRun['state'];
    units: number;
    done: Generated<number>;
    last_unit_id: string | null;
    unvalued: ColumnType<UnvaluedUnit[], string | undefined, string>;
    failure: ColumnType<RunFailure | null, never, string | null>;
    started_at: Generated<Date>;
    finished_at: Date | null;
  };
  valuation_event: Owned &
    Signed & {
      valuation_id: string;
      id: Generated<string>;
      at: Generated<Date>;
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
