import type { Project } from '@kavel/contracts/projects';

/** All fields of a project that users and imports write. */
export type ProjectContent = Omit<Project, 'id' | 'revision' | 'updatedAt'> & {
  /** The address written by the last import. */
  importedAddress: string | null;
};

/** Location of a project: that of a catalogue object, or none. */
export type ProjectPlace = Pick<ProjectContent, 'objectId' | 'address' | 'lon' | 'lat'>;

export const nowhere: ProjectPlace = { objectId: null, address: null, lon: null, lat: null };

/** A project with a key only. */
export function emptyProject(issueKey: string): ProjectContent {
  return {
    ...nowhere,
    issue_key: issueKey,
    parent_key: null,
    title: issueKey,
    service: '',
    serviceId: null,
    status: 'open',
    objectType: '',
    start: null,
    due: null,
    closed: null,
    portfolioId: null,
    valuationId: null,
    description: '',
    importedAddress: null,
  };
}

/** Whether two projects have equal content. */
export function saysTheSame(one: ProjectContent, other: ProjectContent): boolean {
  const fields = Object.keys(emptyProject('')) as (keyof ProjectContent)[];
  return fields.every(field => one[field] === other[field]);
}
