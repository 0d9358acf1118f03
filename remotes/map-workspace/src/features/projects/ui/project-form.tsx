import type { NewProject, ProjectStatus } from '@kavel/contracts/projects';
import { projectLimits, projectStatuses } from '@kavel/contracts/projects';
import { Box, Button, Flex, SectionTitle, Stack } from '@kavel/ui/core';
import { DateInput, Field, Input, Select, Textarea } from '@kavel/ui/forms';
import { Trash2, X } from '@kavel/ui/icons';
import { type FormEvent, useRef, useState } from 'react';
import { UnsavedGuard } from '../../../common/unsaved-guard';
import { useTexts } from '../i18n';
import { changesOf, type ProjectDraft } from '../model/project-draft';
import { AddressField } from './address-field';
import { ConflictNotice, Failure, GoneNotice, KeptNotice } from './form-notices';
import { ProjectLinks } from './project-links';
import { useProjectEdits } from './use-project-edits';

/** Text with at least one visible character. */
const someText = '.*\\S.*';

export interface ProjectFormProps {
  /** Of the project, or `new`. */
  id: string;
  title: string;
  /** As it is stored now; it may change while the form is open. */
  stored: ProjectDraft;
  isNew?: boolean;
  /** It was deleted while the form was open. */
  isGone?: boolean;
  /** Returns what is stored then. Throws what the service refuses. */
  onSave: (changes: Partial<NewProject>) => Promise<ProjectDraft>;
  onRestore?: () => void;
  onDelete?: () => Promise<void>;
  onClose: () => void;
}

/** The fields of a project. Only those that were changed are sent. */
export function ProjectForm({
  id,
  title,
  stored,
  isNew = false,
  isGone = false,
  onSave,
  onRestore,
  onDelete,
  onClose,
}: ProjectFormProps) {
  const t = useTexts();
  const edits = useProjectEdits(id, stored);
  const { draft, isDirty, conflicts, change: set } = edits;
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    setFailure(null);
    await work().catch(setFailure);
    setBusy(false);
    // A button loses the focus while it is disabled.
    if (document.activeElement === document.body) form.current?.focus();
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => edits.settle(draft, await onSave(changesOf(stored, draft))));
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
    <Box as="form" ref={form} tabIndex={-1} outline="none" p="4" onSubmit={save}>
      <UnsavedGuard
        active={isDirty && !busy}
        onLeave={edits.discard}
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
        {edits.wasKept ? <KeptNotice onDiscard={edits.discard} /> : null}
        {isGone ? <GoneNotice onRestore={onRestore} /> : null}
        <Field label={t('fields.title')}>
          <Input required pattern={someText} {...text('title', projectLimits.title)} />
        </Field>
        <Flex gap="3">
          <Field label={t('fields.issue_key')}>
            <Input required pattern={someText} {...text('issue_key', projectLimits.key)} />
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
        <Stack
          gap="3"
          position="sticky"
          bottom="0"
          mx="-4"
          mb="-4"
          p="4"
          bg="surface"
          borderTopWidth="1px"
          borderColor="line"
        >
          {conflicts.length > 0 && !busy ? (
            <ConflictNotice
              stored={stored}
              fields={conflicts}
              onTakeTheirs={edits.takeTheirs}
              onKeepMine={edits.keepMine}
            />
          ) : null}
          {failure && isDirty && conflicts.length === 0 ? <Failure error={failure} /> : null}
          <Flex gap="2">
            <Button
              type="submit"
              variant="solid"
              disabled={busy || !isDirty || isGone || conflicts.length > 0}
            >
              {t(isNew ? 'form.create' : 'form.save')}
            </Button>
            <Box flex="1" />
            {onDelete && !isGone ? (
              <Button variant="danger" disabled={busy} onClick={() => void run(onDelete)}>
                <Trash2 aria-hidden />
                {t('form.delete')}
              </Button>
            ) : null}
          </Flex>
        </Stack>
      </Stack>
    </Box>
  );
}
