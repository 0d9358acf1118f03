import type { ProjectImportCounts, ProjectStatus } from '@kavel/contracts/projects';
import type { ColumnType, Generated } from 'kysely';
import type { Json, Lifecycle, Moment, Owned, Signed } from '../../repositories/column-types';
import type { ProjectWrite } from '../rules/import-plan';

/** A calendar date or null: written as `yyyy-mm-dd`; reading goes through a cast to text. */
type MaybeDate = ColumnType<never, string | null | undefined, string | null>;

export interface ProjectTables {
  project: Owned &
    Lifecycle & {
      id: Generated<string>;
      issue_key: string;
      parent_key: string | null;
      title: string;
      service: Generated<string>;
      service_id: string | null;
      status: Generated<ProjectStatus>;
      object_type: Generated<string>;
      start_date: MaybeDate;
      due_date: MaybeDate;
      closed_date: MaybeDate;
      object_id: string | null;
      address: string | null;
      imported_address: string | null;
      lon: number | null;
      lat: number | null;
      portfolio_id: string | null;
      valuation_id: string | null;
      description: Generated<string>;
      revision: Generated<number>;
      list_order: ColumnType<string, never, never>;
      period_start: ColumnType<never, never, never>;
      period_end: ColumnType<never, never, never>;
    };
  project_import: Owned &
    Signed & {
      id: Generated<string>;
      name: string;
      counts: Json<ProjectImportCounts>;
      changes: Json<ProjectWrite[]>;
      created_at: Generated<Date>;
      undone_at: Moment | null;
    };
}
