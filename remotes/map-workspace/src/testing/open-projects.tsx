import type { PermissionKey } from '@kavel/contracts';
import { type Call, fakeServer, openPage } from '@kavel/testing';
import ProjectsPage from '../pages/projects-page';
import { fakeProjects, projectOf } from './fake-projects';

/** Opens `/projects` with three projects; `answer` answers calls before they do. */
export async function openProjects(
  address = '/projects',
  answer: (call: Call) => unknown = () => undefined,
  permissions: readonly PermissionKey[] = ['auth.unrestricted-access-general'],
) {
  const projects = fakeProjects([
    projectOf(1),
    projectOf(2, { status: 'planned', parent_key: null }),
    projectOf(3, { status: 'done', closed: '2026-05-01' }),
  ]);
  const calls = fakeServer(call => answer(call) ?? projects.answer(call));
  const opened = await openPage({ page: <ProjectsPage />, route: '/projects', address, permissions });
  return { ...opened, calls, projects, query: () => new URLSearchParams(opened.addressBar()?.split('?')[1]) };
}
