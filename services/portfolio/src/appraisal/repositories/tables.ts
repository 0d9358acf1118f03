import type { Reference } from '@kavel/contracts';
import type {
  CapexItem,
  EditDetail,
  EditKind,
  MonteCarlo,
  MonteCarloResult,
  MonteCarloSettings,
  UnitChoices,
  WhatIfChange,
} from '@kavel/contracts/valuations';
import type { ColumnType, Generated } from 'kysely';
import type { Json, Owned, Signed } from '../../repositories/column-types';

/** What an appraiser adds to a valuation, and the evidence of its values. */
export interface AppraisalTables {
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
  valuation_capex: Owned & { valuation_id: string; revision: number; items: Json<CapexItem[]> };
  valuation_weighing: Owned & {
    valuation_id: string;
    revision: number;
    weight: number;
    reason: string | null;
  };
  valuation_monte_carlo: Owned & {
    valuation_id: string;
    job_id: string;
    state: MonteCarlo['state'];
    settings: Json<MonteCarloSettings>;
    checked: Json<(number | null)[]>;
    version: string;
    inputs: string;
    result: ColumnType<MonteCarloResult | null, never, string | null>;
    started_at: Generated<Date>;
    finished_at: Date | null;
  };
  valuation_edit: Owned &
    Signed & {
      valuation_id: string;
      id: Generated<string>;
      at: Generated<Date>;
      kind: EditKind;
      detail: EditDetail | null;
      unit_id: string | null;
      subject: string | null;
      from_value: number | null;
      to_value: number | null;
      reason: string | null;
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
  override_policy: Owned & {
    id: Generated<string>;
    at: Generated<Date>;
    actor_id: string;
    actor_name: string;
    alone: number;
    together: number;
    least_reason: number;
  };
}
