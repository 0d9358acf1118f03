import type { Project } from '@kavel/contracts/projects';

export interface OrderGroup {
  /** Key of the client's order; null for projects without one. */
  order: string | null;
  projects: Project[];
}

/** Groups projects by the client's order; groups and projects keep their order. */
export function groupByOrder(projects: readonly Project[]): OrderGroup[] {
  const groups = new Map<string | null, Project[]>();
  for (const project of projects) {
    const group = groups.get(project.parent_key);
    if (group) group.push(project);
    else groups.set(project.parent_key, [project]);
  }
  return [...groups].map(([order, members]) => ({ order, projects: members }));
}
