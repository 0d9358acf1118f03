import type { SavedSearch, SavedSearchKind } from '@kavel/contracts/saved-searches';
import type { Generated } from 'kysely';
import type { Json, Lifecycle, Owned } from '../../repositories/column-types';
import type { Criteria } from '../rules/criteria';

export interface SavedSearchTables {
  saved_search: Owned &
    Lifecycle & {
      id: Generated<string>;
      owner_id: string;
      owner_name: string;
      kind: SavedSearchKind;
      name: string;
      name_key: string;
      address: string;
      criteria: Json<Criteria> | null;
      watched: Generated<boolean>;
      shared: Generated<boolean>;
      seen_at: Date | null;
      seen_snapshot: string | null;
      seen_count: Generated<number>;
      seen_ids: Generated<string[]>;
      problem: SavedSearch['problem'];
    };
}
