import { ApiError } from '@kavel/api-client';
import type { NewProject } from '@kavel/contracts/projects';
import { useQuery } from '@kavel/query';
import { Button, EmptyState, Skeleton } from '@kavel/ui/core';
import { useState } from 'react';
import { projectQueries } from '../api/project-queries';
import type { ProjectCalls } from '../api/use-project-calls';
import { useTexts } from '../i18n';
import { newProject } from '../model/project-address';
import { draftOf, emptyDraft } from '../model/project-draft';
import { ProjectForm } from './project-form';

export interface ProjectDetailProps {
  /** `new` for a project that is not created yet. */
  id: string;
  calls: ProjectCalls;
  /** Called when the new project was created. */
  onOpen: (id: string) => void;
  onClose: () => void;
}

/** Details of one project, editable. */
export function ProjectDetail({ id, calls, onOpen, onClose }: ProjectDetailProps) {
  const t = useTexts();
  const isNew = id === newProject;
  const [empty] = useState(() => emptyDraft(new Date().toLocaleDateString('sv-SE')));
  const { data: project, error, refetch } = useQuery({ ...projectQueries.one(id), enabled: !isNew });

  if (isNew) {
    const create = async (fields: Partial<NewProject>) => {
      const { issue_key = '', title = '' } = fields;
      const made = await calls.create({ start: empty.start, ...fields, issue_key, title });
      onOpen(made.id);
      return draftOf(made);
    };
    return (
      <ProjectForm id={id} title={t('form.new')} stored={empty} isNew onSave={create} onClose={onClose} />
    );
  }
  const isMissing = error instanceof ApiError && error.code === 'not-found';
  if (project === undefined && error) {
    return (
      <EmptyState
        title={t('detail')}
        description={t(isMissing ? 'form.missing' : 'failed')}
        action={<Button onClick={onClose}>{t('close')}</Button>}
      />
    );
  }
  if (project === undefined) return <Skeleton height="16rem" m="4" />;
  return (
    <ProjectForm
      key={id}
      id={id}
      title={project.issue_key}
      stored={draftOf(project)}
      isGone={isMissing}
      onSave={async changes => {
        try {
          return draftOf(await calls.change(project, changes));
        } catch (failure) {
          // The form compares its edits with what is stored now.
          if (failure instanceof ApiError) await refetch();
          throw failure;
        }
      }}
      onRestore={() => void calls.restore(project)}
      onDelete={async () => {
        await calls.remove(project);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
