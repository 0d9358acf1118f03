import type { NewProject, Project } from '@kavel/contracts/projects';

/** Fields of the form of a project. */
export type ProjectDraft = Required<Omit<Project, 'id' | 'revision' | 'updatedAt' | 'lon' | 'lat'>>;

/** Fields of a new project; it starts today. */
export function emptyDraft(today: string): ProjectDraft {
  return {
    issue_key: '',
    parent_key: null,
    title: '',
    service: '',
    serviceId: null,
    status: 'open',
    objectType: '',
    start: today,
    due: null,
    closed: null,
    objectId: null,
    address: null,
    portfolioId: null,
    valuationId: null,
    description: '',
  };
}

export function draftOf({
  id: _,
  revision: __,
  updatedAt: ___,
  lon: ____,
  lat: _____,
  ...draft
}: Project): ProjectDraft {
  return draft;
}

/** Changed fields as they are sent. The service sets the address from the object. */
export function changesOf(before: ProjectDraft, draft: ProjectDraft): Partial<NewProject> {
  const changed = Object.entries(draft).filter(
    ([field, value]) => field !== 'address' && value !== before[field as keyof ProjectDraft],
  );
  return Object.fromEntries(changed);
}
