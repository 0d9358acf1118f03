import type { Project } from '@kavel/contracts/projects';

/** Everything of a project that people and imports write. */
export type ProjectContent = Omit<Project, 'id' | 'revision' | 'updatedAt'> & {
  /** The address as the last import wrote it. */
  importedAddress: string | null;
};

/** Where a project is: of an object of the catalogue, or nowhere on the map. */
export type ProjectPlace = Pick<ProjectContent, 'objectId' | 'address' | 'lon' | 'lat'>;

export const nowhere: ProjectPlace = { objectId: null, address: null, lon: null, lat: null };

/** A project of which only the key is known. */
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

/** Whether two projects say the same. */
export function saysTheSame(one: ProjectContent, other: ProjectContent): boolean {
  const fields = Object.keys(emptyProject('')) as (keyof ProjectContent)[];
  return fields.every(field => one[field] === other[field]);
}
