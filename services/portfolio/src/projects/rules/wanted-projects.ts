import {
  type DatePreset,
  type DateRange,
  dateRangeOf,
  type ProjectStatus,
  readDateRange,
} from '@kavel/contracts/projects';

/** A filter of a query. */
interface FilterQuery {
  selectedDatePreset: DatePreset;
  dateRange?: string | undefined;
  selectedService?: string | undefined;
  selectedStatus?: ProjectStatus | undefined;
  selectedObjectType?: string | undefined;
  issue_key?: string | undefined;
  parent_key?: string | undefined;
}

/** A filter with the preset resolved to dates. */
export interface WantedProjects {
  range: DateRange;
  service: string | undefined;
  status: ProjectStatus | undefined;
  objectType: string | undefined;
  parent_key: string | undefined;
  /** Part of the key or the title. */
  issue_key: string | undefined;
}

export function wantedProjects(query: FilterQuery, today: string): WantedProjects {
  const custom = readDateRange(query.dateRange ?? '..') ?? undefined;
  return {
    range: dateRangeOf(query.selectedDatePreset, today, custom),
    service: query.selectedService,
    status: query.selectedStatus,
    objectType: query.selectedObjectType,
    parent_key: query.parent_key,
    issue_key: query.issue_key,
  };
}
