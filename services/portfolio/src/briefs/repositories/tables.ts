import type { BriefInput, BriefRow } from '@kavel/contracts/reports';
import type { Generated } from 'kysely';
import type { Json, Owned, Signed } from '../../repositories/column-types';

export interface BriefTables {
  technical_brief: Owned &
    Signed & {
      id: Generated<string>;
      version: Generated<number>;
      name: string;
      input: Json<BriefInput>;
      requirements: Json<BriefRow[]>;
      created_at: Generated<Date>;
    };
}
