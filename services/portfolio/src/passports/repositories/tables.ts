import type { PassportPart, SharedValue } from '@kavel/contracts/passports';
import type { Generated } from 'kysely';
import type { Json, Moment, Owned, Signed } from '../../repositories/column-types';

export interface PassportTables {
  passport_link: Owned &
    Signed & {
      id: Generated<string>;
      object_id: string;
      token_hash: string;
      parts: PassportPart[];
      own_value: Json<SharedValue> | null;
      sender: string;
      created_at: Generated<Date>;
      expires_at: Moment;
      withdrawn_at: Moment | null;
    };
}
