import { call } from '@kavel/api-client';
import { type NewProject, type Project, type ProjectStatus, projectApi } from '@kavel/contracts/projects';
import { bus } from '@kavel/event-bus';
import { useQueryClient } from '@kavel/query';
import { useCallback, useRef } from 'react';
import { useTexts } from '../i18n';
import { projectQueries, type ShownProjects } from './project-queries';

/** Time to read the message and decide, in milliseconds. */
const undoMs = 10_000;

/** Changes of projects; each invalidates the queries that show them. */
export function useProjectCalls() {
  const t = useTexts();
  const client = useQueryClient();
  const moving = useRef(0);
  const refresh = useCallback(() => client.invalidateQueries({ queryKey: projectQueries.all() }), [client]);

  const create = async (body: NewProject): Promise<Project> => {
    const project = await call(projectApi.createProject, { body });
    void refresh();
    bus.publish('toast', { tone: 'success', title: t('form.created', { key: project.issue_key }) });
    return project;
  };

  const store = async ({ id, revision }: Project, changes: Partial<NewProject>): Promise<Project> => {
    const body = { ...changes, revision };
    const project = await call(projectApi.changeProject, { params: { id }, body });
    client.setQueryData(projectQueries.one(id).queryKey, project);
    return project;
  };

  const change = async (before: Project, changes: Partial<NewProject>): Promise<Project> => {
    const project = await store(before, changes);
    void refresh();
    bus.publish('toast', { tone: 'success', title: t('form.saved', { key: project.issue_key }) });
    return project;
  };

  const showInLists = (project: Project) =>
    client.setQueriesData<ShownProjects>(
      { queryKey: projectQueries.lists() },
      shown =>
        shown && {
          ...shown,
          projects: shown.projects.map(one => (one.id === project.id ? project : one)),
        },
    );

  /** Optimistic: shows the project in its new column at once, and in the old one when the service refuses. */
  const move = async (
    project: Project,
    status: ProjectStatus,
    dates: Pick<Partial<Project>, 'closed'> = {},
  ): Promise<void> => {
    if (project.status === status) return;
    const key = project.issue_key;
    moving.current += 1;
    // The response of a list requested earlier would move the project back.
    await client.cancelQueries({ queryKey: projectQueries.lists() });
    showInLists({ ...project, status, ...dates });
    try {
      // With its new revision, so that the same project can be moved again before the lists are reloaded.
      const moved = await store(project, { status, ...dates });
      showInLists(moved);
      bus.publish('toast', {
        tone: 'success',
        title: t('form.moved', { key, status: t(`statuses.${status}`) }),
        duration: undoMs,
        action: {
          label: t('undo'),
          altText: t('form.undoMove', { status: t(`statuses.${project.status}`) }),
          // With its closing date: moving it back would close it today.
          onAction: () => void move(moved, project.status, { closed: project.closed }),
        },
      });
    } catch (error) {
      const isBehind = (error as { code?: unknown }).code === 'revision-behind';
      bus.publish('toast', {
        tone: 'error',
        title: key,
        description: t(isBehind ? 'form.behind' : 'form.refused'),
      });
      showInLists(project);
    }
    moving.current -= 1;
    // Only the last of several moves reloads: an earlier reload would undo moves that are still being saved.
    if (moving.current === 0) await refresh();
  };

  const restore = async ({ id, issue_key: key }: Project): Promise<void> => {
    try {
      await call(projectApi.restoreProject, { params: { id } });
      bus.publish('toast', { tone: 'success', title: t('form.restored', { key }) });
    } catch {
      bus.publish('toast', { tone: 'error', title: key, description: t('form.refused') });
    }
    await refresh();
  };

  const remove = async (project: Project): Promise<void> => {
    const { id, issue_key: key } = project;
    await call(projectApi.deleteProject, { params: { id } });
    void refresh();
    bus.publish('toast', {
      tone: 'success',
      title: t('form.deleted', { key }),
      duration: undoMs,
      action: { label: t('undo'), altText: t('form.undoHow'), onAction: () => void restore(project) },
    });
  };

  return { refresh, create, change, move, remove, restore };
}

export type ProjectCalls = ReturnType<typeof useProjectCalls>;
