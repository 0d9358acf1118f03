import type { AddressObjectData } from '@kavel/contracts';
import type { UnitEvent } from '@kavel/contracts/units';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Json, Lifecycle, Owned, Signed } from '../../repositories/column-types';

/** Units and the history of their changes. */
export interface UnitTables {
  unit: Owned &
    Lifecycle & {
      id: Generated<string>;
      portfolio_id: string;
      object_id: string;
      address_object_data: Json<AddressObjectData>;
      position: Generated<string>;
      revision: Generated<number>;
      /** Bits of `missingFacts`, in their order: 1 for `area`. */
      missing_facts: GeneratedAlways<number>;
      annual_rent: GeneratedAlways<number | null>;
      lease_end: GeneratedAlways<string | null>;
    };
  unit_event: Owned &
    Signed & {
      unit_id: string;
      id: Generated<string>;
      at: Generated<Date>;
      kind: UnitEvent['kind'];
      changes: Json<UnitEvent['changes']>;
    };
}
