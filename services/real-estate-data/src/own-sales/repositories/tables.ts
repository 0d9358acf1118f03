import type { EstimateRecord } from '@kavel/contracts/estimates';
import type { OwnSaleCounts, PropertyType } from '@kavel/contracts/transactions';
import type { Outline } from '@kavel/contracts/work-areas';
import type { Signed } from '@kavel/service-kit';
import type { ColumnType, Generated } from 'kysely';
import type { StoredPathway } from '../../pathways/rules/plan-pathways';
import type { OwnSaleFacts } from '../rules/plan-delivery';

interface Owned {
  organisation_id: string;
  id: Generated<string>;
}

/** Tables of the schema `sales`. */
export interface SalesTables {
  delivery: Owned &
    Signed & {
      name: string;
      counts: ColumnType<OwnSaleCounts, string, never>;
      created_at: Generated<Date>;
      undone_at: ColumnType<Date | null, never, Date>;
    };
  own_sale: Owned & {
    delivery_id: string;
    object_id: string;
    property_type: PropertyType;
    /** Reading goes through a cast to text. */
    date: ColumnType<never, string, never>;
    amount: number;
    reference: string | null;
    facts: ColumnType<OwnSaleFacts, string, never>;
  };
  outline: Pick<Owned, 'organisation_id'> & {
    id: string;
    outlines: ColumnType<Outline[], string, never>;
    asked_at: Generated<Date>;
  };
  pathway_file: Owned &
    Signed & {
      name: string;
      source: string;
      pathways: ColumnType<StoredPathway[], string, never>;
      created_at: Generated<Date>;
    };
  estimate_record: Owned & {
    object_id: string;
    address: string;
    made_at: Generated<Date>;
    /** Reading goes through a cast to text. */
    value_date: ColumnType<never, string, never>;
    model_version: string;
    snapshot: string;
    value: number;
    low68: number;
    high68: number;
    low95: number;
    high95: number;
    reference_count: number;
    inputs: ColumnType<EstimateRecord['inputs'], string, never>;
    fictional: boolean;
  };
}
