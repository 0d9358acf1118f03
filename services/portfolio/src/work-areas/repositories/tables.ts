import type { Delivery, Outline, WorkAreaSource } from '@kavel/contracts/work-areas';
import type { Generated } from 'kysely';
import type { Json, Lifecycle, Moment, Owned, Signed } from '../../repositories/column-types';

export interface WorkAreaTables {
  work_area: Owned &
    Lifecycle & {
      id: Generated<string>;
      name: string;
      outline: Json<Outline>;
      source: WorkAreaSource;
      codes: string[];
      delivery_id: string | null;
      revision: Generated<number>;
    };
  work_area_delivery: Owned &
    Signed & {
      id: Generated<string>;
      name: string;
      accepted: number;
      rejected: Json<Delivery['rejected']>;
      created_at: Generated<Date>;
      undone_at: Moment | null;
    };
}
