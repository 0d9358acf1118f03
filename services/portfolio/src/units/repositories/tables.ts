import type { AddressObjectData } from '@kavel/contracts';
import type { OwnColumnKind, OwnValue, UnitEvent } from '@kavel/contracts/units';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
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
      /** Day on which its leases change its facts next. */
      rents_change_on: ColumnType<string | null, string | null | undefined, string | null>;
      tag_ids: Generated<string[]>;
      own_values: ColumnType<Record<string, OwnValue>, string | undefined, string>;
    };
  unit_tag: Owned & { id: Generated<string>; name: string; name_key: string };
  own_column: Owned & {
    id: Generated<string>;
    portfolio_id: string | null;
    name: string;
    name_key: string;
    kind: OwnColumnKind;
    choices: Json<string[]>;
    created_at: Generated<Date>;
    deleted_at: Date | null;
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
