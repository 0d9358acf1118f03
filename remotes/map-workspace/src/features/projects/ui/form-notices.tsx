import { ApiError } from '@kavel/api-client';
import { useFormats } from '@kavel/i18n';
import { Box, Button, Flex, Notice, Stack } from '@kavel/ui/core';
import { useTexts } from '../i18n';
import type { ProjectDraft } from '../model/project-draft';

/** The form has edits of an earlier visit. */
export function KeptNotice({ onDiscard }: { onDiscard: () => void }) {
  const t = useTexts();
  return (
    <Notice tone="info">
      <Stack gap="2" alignItems="flex-start">
        {t('form.kept')}
        <Button onClick={onDiscard}>{t('form.discard')}</Button>
      </Stack>
    </Notice>
  );
}

/** The project was deleted while it was open. */
export function GoneNotice({ onRestore }: { onRestore: (() => void) | undefined }) {
  const t = useTexts();
  return (
    <Notice tone="error">
      <Stack gap="2" alignItems="flex-start">
        {t('form.gone')}
        {onRestore ? <Button onClick={onRestore}>{t('form.restore')}</Button> : null}
      </Stack>
    </Notice>
  );
}

export interface ConflictNoticeProps {
  stored: ProjectDraft;
  /** Fields that were edited here and changed elsewhere. */
  fields: readonly (keyof ProjectDraft)[];
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

/** Stored values of fields that the user edited too; the user chooses one of both. */
export function ConflictNotice({ stored, fields, onTakeTheirs, onKeepMine }: ConflictNoticeProps) {
  const t = useTexts();
  const { date } = useFormats();
  const storedText = (field: keyof ProjectDraft): string => {
    const value = stored[field];
    if (value === null || value === '') return t('form.conflict.empty');
    if (field === 'status') return t(`statuses.${stored.status}`);
    if (field === 'start' || field === 'due' || field === 'closed') return date(value);
    return field === 'portfolioId' || field === 'valuationId' || field === 'serviceId'
      ? t('form.conflict.otherLink')
      : value;
  };
  return (
    <Notice tone="error">
      <Stack gap="2" alignItems="flex-start">
        {t('form.conflict.title')}
        <Box as="ul" listStyleType="none">
          {fields
            .filter(field => field !== 'objectId')
            .map(field => (
              <Box as="li" key={field} overflowWrap="anywhere">
                {t('form.conflict.value', { field: t(labels[field]), value: storedText(field) })}
              </Box>
            ))}
        </Box>
        <Flex gap="2" wrap="wrap">
          <Button onClick={onTakeTheirs}>{t('form.conflict.theirs')}</Button>
          <Button onClick={onKeepMine}>{t('form.conflict.mine')}</Button>
        </Flex>
      </Stack>
    </Notice>
  );
}

const labels = {
  issue_key: 'fields.issue_key',
  parent_key: 'fields.parent_key',
  title: 'fields.title',
  service: 'fields.service',
  serviceId: 'form.files',
  status: 'fields.status',
  objectType: 'fields.objectType',
  start: 'fields.start',
  due: 'fields.due',
  closed: 'fields.closed',
  objectId: 'fields.address',
  address: 'fields.address',
  portfolioId: 'form.portfolio',
  valuationId: 'form.valuation',
  description: 'fields.description',
} as const satisfies Record<keyof ProjectDraft, string>;

/** Why saving failed; the edits stay in the form. */
export function Failure({ error }: { error: unknown }) {
  const t = useTexts();
  return <Notice tone="error">{textOf()}</Notice>;

  function textOf(): string {
    if (!(error instanceof ApiError)) return t('form.noAnswer');
    const names = error.problems.flatMap(({ field }) =>
      Object.hasOwn(labels, field) ? [t(labels[field as keyof ProjectDraft])] : [],
    );
    if (names.length > 0) return t('form.invalid', { fields: [...new Set(names)].join(', ') });
    if (error.code === 'revision-behind') return t('form.again');
    if (error.code === 'not-found') return t('form.linkGone');
    return t(error.code === 'name-taken' ? 'form.keyTaken' : 'form.refused');
  }
}
