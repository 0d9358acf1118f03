import type { Language } from '@kavel/contracts';
import type { AssignmentFacts, SectionSetting } from '@kavel/contracts/reports';
import type { Generated } from 'kysely';
import type { Json, Moment, Owned } from '../../repositories/column-types';

interface Changed {
  changed_at: Moment;
  actor_id: string;
  actor_name: string;
}

export interface ReportSettingTables {
  valuation_assignment: Owned &
    Changed & { valuation_id: string; facts: Json<AssignmentFacts>; revision: Generated<number> };
  signing_key: Owned & {
    number: number;
    public_key: string;
    sealed: Buffer;
    made_at: Generated<Date>;
    actor_id: string;
    actor_name: string;
  };
  report_template: Owned &
    Changed & {
      id: Generated<string>;
      name: string;
      name_key: string;
      language: Language | null;
      is_default: boolean;
      sections: Json<SectionSetting[]>;
      revision: Generated<number>;
      deleted_at: Generated<Date | null>;
    };
}
