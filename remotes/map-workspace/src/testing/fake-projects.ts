import {
  type NewProject,
  type Project,
  type ProjectStatus,
  projectStatuses,
} from '@kavel/contracts/projects';
import { type Call, Refusal } from '@kavel/testing';
import { status as catalogueStatus } from './data';

export const projectId = (number: number) =>
  `7c1a2f0e-6a55-4f0f-9d2c-0000000000${String(number).padStart(2, '0')}`;

/** Project `TAX-n`; the odd ones have a place. */
export function projectOf(number: number, fields: Partial<Project> = {}): Project {
  return {
    id: projectId(number),
    issue_key: `TAX-${number}`,
    parent_key: 'ORDER-1',
    title: `Taxatie ${number}`,
    service: 'Taxatie',
    serviceId: null,
    status: 'open',
    objectType: 'woning',
    start: '2026-03-01',
    due: '2026-12-18',
    closed: null,
    objectId: null,
    address: null,
    lon: number % 2 === 1 ? 5.9 : null,
    lat: number % 2 === 1 ? 52.2 : null,
    portfolioId: null,
    valuationId: null,
    description: '',
    revision: 1,
    updatedAt: '2026-11-21T10:00:00Z',
    ...fields,
  };
}

/** The projects of an organisation, as the portfolio service answers for them. */
export function fakeProjects(start: readonly Project[]) {
  let projects = [...start];
  let removed: Project[] = [];
  const filtered = (query: URLSearchParams) =>
    projects.filter(({ status, service }) => {
      const wanted = [query.get('selectedStatus') ?? status, query.get('selectedService') ?? service];
      return wanted[0] === status && wanted[1] === service;
    });
  const one = (id: string | undefined) => {
    const project = projects.find(project => project.id === id);
    if (!project) throw new Refusal('not-found');
    return project;
  };

  const change = (id: string | undefined, body: Partial<NewProject> & { revision: number }) => {
    const before = one(id);
    if (before.revision !== body.revision) throw new Refusal('revision-behind');
    const after = { ...before, ...body, revision: before.revision + 1 };
    projects = projects.map(project => (project.id === id ? after : project));
    return after;
  };

  const remove = (id: string | undefined) => {
    removed = projects.filter(project => project.id === id);
    projects = projects.filter(project => project.id !== id);
  };
  const restore = (id: string | undefined) => {
    projects = [...projects, ...removed.map(project => ({ ...project, revision: project.revision + 1 }))];
    return one(id);
  };

  return {
    titleOf: (number: number) => projects.find(({ id }) => id === projectId(number))?.title,
    /** Somebody else changes or deletes a project. */
    changeElsewhere: (number: number, { deleted, ...fields }: Partial<Project> & { deleted?: boolean }) => {
      if (deleted) return remove(projectId(number));
      projects = projects.map(project =>
        project.id === projectId(number)
          ? { ...project, ...fields, revision: project.revision + 1 }
          : project,
      );
    },
    answer({ name, query, body }: Call): unknown {
      const [, method, id] = name.match(/^(\w+) \/portfolio\/projects\/([\w-]{36})$/) ?? [];
      if (method === 'GET') return one(id);
      if (method === 'PUT') return change(id, body as { revision: number });
      if (method === 'DELETE') {
        remove(id);
        return null;
      }
      const [, gone] = name.match(/^POST \/portfolio\/projects\/([\w-]{36})\/restore$/) ?? [];
      if (gone) return restore(gone);
      const shown = filtered(query);
      switch (name) {
        case 'GET /real-estate-data/catalogue/status':
          return catalogueStatus;
        case 'GET /portfolio/projects':
          return { projects: shown, count: shown.length, next: null };
        case 'GET /portfolio/projects/markers':
          return shown.filter(({ lon }) => lon !== null);
        case 'GET /portfolio/projects/facets':
          return { service: [], status: countsOf(projects), objectType: [], parent_key: [] };
        case 'POST /portfolio/projects': {
          const made = projectOf(90, body as Partial<Project>);
          projects = [...projects, made];
          return made;
        }
        default:
          throw new Refusal('not-found');
      }
    },
  };
}

function countsOf(projects: readonly Project[]): { value: ProjectStatus; count: number }[] {
  return projectStatuses
    .map(value => ({ value, count: projects.filter(({ status }) => status === value).length }))
    .filter(({ count }) => count > 0);
}
