import { call } from '@kavel/api-client';
import { type Project, type ProjectQuery, projectApi, projectPageLimit } from '@kavel/contracts/projects';
import { serviceApi } from '@kavel/contracts/services';
import { queryOptions } from '@kavel/query';

/** Maximum number of projects that a page shows. */
const maxShown = 2_000;

/** Queries of projects, with their keys in the shared cache. */
export const projectQueries = {
  all: () => ['projects'] as const,
  lists: () => [...projectQueries.all(), 'list'] as const,
  list: (filter: ProjectQuery) =>
    queryOptions({
      queryKey: [...projectQueries.lists(), filter],
      queryFn: ({ signal }) => firstPages(filter, signal),
    }),
  markers: (filter: ProjectQuery) =>
    queryOptions({
      queryKey: [...projectQueries.all(), 'markers', filter],
      queryFn: ({ signal }) => call(projectApi.listProjectMarkers, { query: filter }, { signal }),
    }),
  facets: (filter: ProjectQuery) =>
    queryOptions({
      queryKey: [...projectQueries.all(), 'facets', filter],
      queryFn: ({ signal }) => call(projectApi.projectFacets, { query: filter }, { signal }),
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: [...projectQueries.all(), 'one', id],
      queryFn: ({ signal }) => call(projectApi.getProject, { params: { id } }, { signal }),
    }),
  imports: () =>
    queryOptions({
      queryKey: [...projectQueries.all(), 'imports'],
      queryFn: ({ signal }) => call(projectApi.listProjectImports, {}, { signal }),
    }),
  services: () =>
    queryOptions({
      queryKey: ['services', 'list', 'all'],
      queryFn: ({ signal }) => call(serviceApi.listServices, {}, { signal }),
    }),
};

/** The projects that are shown, and the number of matches. */
export interface ShownProjects {
  projects: Project[];
  count: number;
}

async function firstPages(filter: ProjectQuery, signal: AbortSignal): Promise<ShownProjects> {
  const pageAfter = (after: string | null) => {
    const query = { ...filter, limit: projectPageLimit, ...(after === null ? {} : { after }) };
    return call(projectApi.listProjects, { query }, { signal });
  };
  let page = await pageAfter(null);
  const projects = [...page.projects];
  while (page.next !== null && projects.length < maxShown) {
    page = await pageAfter(page.next);
    projects.push(...page.projects);
  }
  return { projects, count: page.count };
}
