import { isUuid, isVisibleText } from '@kavel/contracts';
import {
  datePresets,
  defaultProjectFilter,
  type ProjectFilter,
  projectLimits,
  projectQueryOf,
  projectStatuses,
  readDateRange,
} from '@kavel/contracts/projects';
import type { MapCamera } from '@kavel/map';
import { putCamera, readCamera } from '../../../common/camera-address';

export const projectViews = ['board', 'list', 'map'] as const;
export type ProjectView = (typeof projectViews)[number];

/** Id in the URL of a project that is not saved yet. */
export const newProject = 'new';

/** State of the page that is in the URL. */
export interface ProjectState {
  filter: ProjectFilter;
  view: ProjectView;
  /** Id of the chosen project, or `new`. */
  projectId: string | null;
  camera: MapCamera | null;
}

const filterNames = [
  'selectedDatePreset',
  'dateRange',
  'selectedService',
  'selectedStatus',
  'selectedObjectType',
  'issue_key',
  'parent_key',
];

/** Parses the query; invalid values get their default. */
export function readProjectState(query: URLSearchParams): ProjectState {
  const id = query.get('project');
  return {
    filter: readFilter(query),
    view: projectViews.find(view => view === query.get('view')) ?? 'board',
    projectId: id === newProject || isUuid(id) ? id : null,
    camera: readCamera(query),
  };
}

function readFilter(query: URLSearchParams): ProjectFilter {
  const text = (name: string, longest: number) => {
    const value = query.get(name)?.trim() ?? '';
    return value !== '' && value.length <= longest && isVisibleText(value) ? value : null;
  };
  return {
    selectedDatePreset:
      datePresets.find(preset => preset === query.get('selectedDatePreset')) ??
      defaultProjectFilter.selectedDatePreset,
    dateRange: readDateRange(query.get('dateRange') ?? '') ?? defaultProjectFilter.dateRange,
    selectedService: text('selectedService', projectLimits.kind),
    selectedStatus: projectStatuses.find(status => status === query.get('selectedStatus')) ?? null,
    selectedObjectType: text('selectedObjectType', projectLimits.kind),
    issue_key: text('issue_key', projectLimits.key),
    parent_key: text('parent_key', projectLimits.key),
  };
}

/** The query with changes. Defaults are left out, other parameters are kept. */
export function writeProjectState(query: URLSearchParams, change: Partial<ProjectState>): URLSearchParams {
  const next = new URLSearchParams(query);
  if (change.filter) {
    for (const name of filterNames) next.delete(name);
    for (const [name, value] of Object.entries(projectQueryOf(change.filter))) next.set(name, value);
  }
  if (change.view) put(next, 'view', change.view === 'board' ? null : change.view);
  if (change.projectId !== undefined) put(next, 'project', change.projectId);
  if (change.camera) putCamera(next, change.camera);
  return next;
}

function put(query: URLSearchParams, name: string, value: string | null): void {
  if (value === null) query.delete(name);
  else query.set(name, value);
}
