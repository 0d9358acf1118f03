import type {
  AddressObjectData,
  BucketReason,
  OperatingCostParams,
  Reference,
  UnvaluedUnit,
  ValuationResult,
  ValuationStatus,
} from '@kavel/contracts';
import type { BulkJob, BulkMode, BulkState, BulkUpdates } from '@kavel/contracts/bulk';
import type { FeeEventKind, FeeStatus } from '@kavel/contracts/fees';
import type { Sharing } from '@kavel/contracts/portfolios';
import type { UnitEvent, UnitView } from '@kavel/contracts/units';
import type {
  EditKind,
  ReferenceSettings,
  RunFailure,
  UnitChoices,
  ValuationRun,
  WhatIfChange,
} from '@kavel/contracts/valuations';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { BulkCounts, BulkRow } from '../bulk/rules/bulk-plan';

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

/** Read as text: it may be more than a number holds exactly. */
type BigInteger = ColumnType<string, number | undefined, number>;

/** Set by the service, mostly from the database's clock. */
type Moment = ColumnType<Date, Date | undefined, Date>;

export interface PortfolioSchema {
  portfolio: Owned &
    Lifecycle & {
      id: Generated<string>;
      name: string;
      name_key: string;
      /** Null for those from before there was sharing. */
      owner_id: string | null;
      organisation_access: Generated<Sharing['organisation']>;
      readers: Generated<string[]>;
      editors: Generated<string[]>;
      archived_at: Generated<Date | null>;
    };
  unit: Owned &
    Lifecycle & {
      id: Generated<string>;
      portfolio_id: string;
      object_id: string;
      address_object_data: Json<AddressObjectData>;
      position: Generated<string>;
      revision: Generated<number>;
    };
  unit_event: Owned & {
    unit_id: string;
    id: Generated<string>;
    at: Generated<Date>;
    actor_id: string;
    actor_name: string;
    user_id: string;
    user_name: string;
    kind: UnitEvent['kind'];
    changes: Json<UnitEvent['changes']>;
  };
  saved_view: Owned & {
    user_id: string;
    id: Generated<string>;
    name: string;
    name_key: string;
    view: Json<UnitView>;
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
  valuation_reference: Owned & { valuation_id: string; unit_id: string; sales: Json<Reference[]> };
  valuation_choice: Owned & { valuation_id: string; unit_id: string; choices: Json<UnitChoices> };
  valuation_scenario: Owned & {
    valuation_id: string;
    id: Generated<string>;
    name: string;
    name_key: string;
    change: Json<WhatIfChange>;
    created_at: Generated<Date>;
  };
  valuation_edit: Owned & {
    valuation_id: string;
    id: Generated<string>;
    at: Generated<Date>;
    actor_id: string;
    actor_name: string;
    user_id: string;
    user_name: string;
    kind: EditKind;
    unit_id: string | null;
    subject: string | null;
    from_value: number | null;
    to_value: number | null;
    reason: string | null;
  };
  valuation_result: Owned & {
    valuation_id: string;
    unit_id: string;
    value: number;
    result: Json<ValuationResult>;
    /** What the model says; made from the result. */
    model_value: GeneratedAlways<number>;
    low68: GeneratedAlways<number | null>;
    high68: GeneratedAlways<number | null>;
  };
  valuation_evidence: Owned & {
    valuation_id: string;
    id: Generated<string>;
    made_at: Generated<Date>;
    model_version: string;
    snapshot: string;
    content: Buffer;
  };
  valuation_unit_evidence: Owned & { valuation_id: string; unit_id: string; evidence_id: string };
  valuation_terms: Owned & {
    valuation_id: string;
    kept_at: Moment;
    version: string;
    norms: Json<Record<string, unknown>>;
  };
  override_policy: Owned & {
    id: Generated<string>;
    at: Generated<Date>;
    actor_id: string;
    actor_name: string;
    alone: number;
    together: number;
    least_reason: number;
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
  service: Owned &
    Lifecycle & {
      id: Generated<string>;
      portfolio_id: string | null;
      name: string;
      fields: Json<Record<string, unknown>>;
    };
  service_file: Owned & {
    id: Generated<string>;
    service_id: string;
    file_name: string;
    metadata: Json<Record<string, unknown>>;
    announced_size: BigInteger | null;
    announced_checksum: string | null;
    received: BigInteger;
    stored: BigInteger;
    writer: string | null;
    expires_at: Moment;
    confirmed_at: Moment | null;
    content_type: string | null;
    checksum: string | null;
    scanned_at: Moment | null;
    created_at: Generated<Date>;
    deleted_at: Moment | null;
  };
  file_due: Owned & { file_id: string; due_at: Moment };
  handover: Owned & {
    id: Generated<string>;
    at: Generated<Date>;
    actor_id: string;
    actor_name: string;
    from_user_id: string;
    to_user_id: string;
    portfolio_ids: string[];
  };
  job_lease: Owned & {
    job_id: string;
    kind: string;
    user_id: string;
    holder: string | null;
    due_at: Moment;
    attempts: Generated<number>;
  };
  bulk_job: Owned & {
    id: Generated<string>;
    portfolio_id: string;
    name: string;
    state: Generated<BulkState>;
    mode: BulkMode | null;
    updates: BulkUpdates | null;
    lines: number;
    parts: number;
    failure: BulkJob['failure'];
    actor_id: string;
    actor_name: string;
    user_id: string;
    user_name: string;
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
    updated: Generated<number>;
    stored_at: Moment | null;
  };
  /** `organisation_id` is the proposer's, in all three. */
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
  fee_event: Owned & {
    agreement_id: string;
    id: Generated<string>;
    at: Generated<Date>;
    kind: FeeEventKind;
    party_id: string;
    actor_id: string;
    actor_name: string;
    user_id: string;
    user_name: string;
  };
  fee_entry: Owned & {
    agreement_id: string;
    id: Generated<string>;
    date: CalendarDate;
    /** Cents. */
    amount: ColumnType<string, number, never>;
    description: string;
    entered_at: Generated<Date>;
    actor_id: string;
    actor_name: string;
    user_id: string;
    user_name: string;
  };
}
