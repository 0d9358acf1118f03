import { ApiError } from '@kavel/api-client';
import {
  type NewProject,
  type ProjectStatus,
  projectLimits,
  projectStatuses,
} from '@kavel/contracts/projects';
import { Box, Button, Flex, Notice, SectionTitle, Stack } from '@kavel/ui/core';
import { DateInput, Field, Input, Select, Textarea } from '@kavel/ui/forms';
import { Trash2, X } from '@kavel/ui/icons';
import { type FormEvent, useState } from 'react';
import { UnsavedGuard } from '../../../common/unsaved-guard';
import { useTexts } from '../i18n';
import { changesOf, type ProjectDraft } from '../model/project-draft';
import { AddressField } from './address-field';
import { ProjectLinks } from './project-links';

export interface ProjectFormProps {
  title: string;
  start: ProjectDraft;
  isNew?: boolean;
  /** Throws what the service refuses. */
  onSave: (changes: Partial<NewProject>) => Promise<void>;
  onReload?: () => void;
  onDelete?: () => Promise<void>;
  onClose: () => void;
}

/** The fields of a project. Only those that were changed are sent. */
export function ProjectForm({
  title,
  start,
  isNew = false,
  onSave,
  onReload,
  onDelete,
  onClose,
}: ProjectFormProps) {
  const t = useTexts();
  const [draft, setDraft] = useState(start);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const changes = changesOf(start, draft);
  const isDirty = Object.keys(changes).length > 0;
  const set = (part: Partial<ProjectDraft>) => setDraft(now => ({ ...now, ...part }));

  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    setFailure(null);
    await work().catch(setFailure);
    setBusy(false);
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    void run(() => onSave(changes));
  };
  const text = (field: 'issue_key' | 'title' | 'service' | 'objectType', longest: number) => ({
    value: draft[field],
    maxLength: longest,
    onChange: (event: { target: { value: string } }) => set({ [field]: event.target.value }),
  });
  const day = (field: 'start' | 'due' | 'closed') => (
    <Field label={t(`fields.${field}`)}>
      <DateInput value={draft[field] ?? ''} onChange={value => set({ [field]: value || null })} />
    </Field>
  );

  return (
    <Box as="form" p="4" onSubmit={save}>
      <UnsavedGuard
        active={isDirty && !busy}
        texts={{
          title: t('form.leave.title'),
          text: t('form.leave.text'),
          leave: t('form.leave.leave'),
          stay: t('form.leave.stay'),
          close: t('form.leave.close'),
        }}
      />
      <Stack gap="3">
        <Flex alignItems="center" gap="2">
          <SectionTitle flex="1">{title}</SectionTitle>
          <Button variant="ghost" size="icon" aria-label={t('close')} onClick={onClose}>
            <X aria-hidden />
          </Button>
        </Flex>
        <Field label={t('fields.title')}>
          <Input required {...text('title', projectLimits.title)} />
        </Field>
        <Flex gap="3">
          <Field label={t('fields.issue_key')}>
            <Input required {...text('issue_key', projectLimits.key)} />
          </Field>
          <Field label={t('fields.parent_key')}>
            <Input
              value={draft.parent_key ?? ''}
              maxLength={projectLimits.key}
              onChange={event => set({ parent_key: event.target.value || null })}
            />
          </Field>
        </Flex>
        <Field label={t('fields.status')}>
          <Select
            value={draft.status}
            onChange={event => set({ status: event.target.value as ProjectStatus })}
          >
            {projectStatuses.map(status => (
              <option key={status} value={status}>
                {t(`statuses.${status}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Flex gap="3">
          <Field label={t('fields.service')}>
            <Input {...text('service', projectLimits.kind)} />
          </Field>
          <Field label={t('fields.objectType')}>
            <Input {...text('objectType', projectLimits.kind)} />
          </Field>
        </Flex>
        <Flex gap="3">
          {day('start')}
          {day('due')}
        </Flex>
        {day('closed')}
        <AddressField objectId={draft.objectId} address={draft.address} onChange={set} />
        <Field label={t('fields.description')}>
          <Textarea
            rows={4}
            maxLength={projectLimits.description}
            value={draft.description}
            onChange={event => set({ description: event.target.value })}
          />
        </Field>
        <ProjectLinks draft={draft} onChange={set} />
        {failure ? <Failure error={failure} onReload={onReload} /> : null}
        <Flex gap="2">
          <Button type="submit" variant="solid" disabled={busy || !isDirty}>
            {t(isNew ? 'form.create' : 'form.save')}
          </Button>
          <Box flex="1" />
          {onDelete ? (
            <Button variant="danger" disabled={busy} onClick={() => void run(onDelete)}>
              <Trash2 aria-hidden />
              {t('form.delete')}
            </Button>
          ) : null}
        </Flex>
      </Stack>
    </Box>
  );
}

function Failure({ error, onReload }: { error: unknown; onReload: (() => void) | undefined }) {
  const t = useTexts();
  const code = error instanceof ApiError ? error.code : null;
  if (code === 'revision-behind') {
    return (
      <Notice tone="error">
        <Stack gap="2" alignItems="flex-start">
          {t('form.behind')}
          {onReload ? <Button onClick={onReload}>{t('form.reload')}</Button> : null}
        </Stack>
      </Notice>
    );
  }
  return <Notice tone="error">{t(code === 'name-taken' ? 'form.keyTaken' : 'form.refused')}</Notice>;
}
