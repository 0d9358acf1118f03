import { ApiError } from '@kavel/api-client';
import { hasPermission, useSession } from '@kavel/auth';
import type { WholeUnit } from '@kavel/contracts/units';
import { useLanguage } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { Button, Flex, Stack, Text, TextLink } from '@kavel/ui/core';
import { Dialog } from '@kavel/ui/overlays';
import { useId, useState } from 'react';
import { useTexts } from '../../../i18n';
import { hubQueries } from '../api/hub-queries';
import {
  formOf,
  isEdited,
  problemsOf,
  refusedFields,
  type UnitForm,
  type UnitUpdate,
  updateOf,
} from '../model/unit-form';
import type { UnitRow } from '../model/unit-row';
import { ConflictNotice } from './conflict-notice';
import { UnitFields } from './unit-fields';
import { UnitHistory } from './unit-history';
import { type Conflict, theirsOf } from './use-unit-edits';

export interface UnitDrawerProps {
  row: UnitRow;
  /** The edit typed in the table that caused a conflict. */
  conflict: Conflict | null;
  editable: boolean;
  onClose: () => void;
  onRemove: () => void;
  /** Rejects with the reason. */
  onSave: (row: UnitRow, update: UnitUpdate) => Promise<void>;
}

/** One unit with its editable facts and its history. Typed text stays until it is saved or discarded. */
export function UnitDrawer({ row, conflict, editable, onClose, onRemove, onSave }: UnitDrawerProps) {
  const t = useTexts();
  const language = useLanguage();
  const formId = useId();
  // Initial version of the form: a concurrent change is detected on saving.
  const [base, setBase] = useState(row);
  const before = formOf(base, language);
  const [form, setForm] = useState<UnitForm>({ ...before, ...conflict?.typed });
  const [theirs, setTheirs] = useState<WholeUnit | null>(conflict?.theirs ?? null);
  const [checked, setChecked] = useState(false);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const problems = problemsOf(form, language, new Date().toISOString().slice(0, 10));
  const edited = isEdited(form, before);

  const save = async (on: UnitRow) => {
    setChecked(true);
    if (saving || Object.keys(problems).length > 0) return;
    setSaving(true);
    setFailure(null);
    try {
      await onSave(on, updateOf(form, before, language));
      onClose();
    } catch (error) {
      const first = theirsOf(error);
      setTheirs(first);
      setFailure(first ? null : error);
    } finally {
      setSaving(false);
    }
  };

  const takeTheirs = (unit: WholeUnit) => {
    setBase({
      ...base,
      ...unit.addressObjectData,
      annualCosts: unit.addressObjectData.annualCosts ?? null,
      revision: unit.revision,
    });
    setForm(formOf(unit.addressObjectData, language));
    setTheirs(null);
  };

  return (
    <Dialog
      open
      side="right"
      onClose={onClose}
      title={row.address}
      closeLabel={t('common.close')}
      footer={
        editable ? (
          <>
            <Button variant="danger" me="auto" onClick={onRemove}>
              {t('unit.remove')}
            </Button>
            <Button onClick={onClose}>{t(edited ? 'unit.discard' : 'common.close')}</Button>
            <Button type="submit" form={formId} variant="solid" disabled={!edited || saving}>
              {saving ? t('common.busy') : t('common.save')}
            </Button>
          </>
        ) : null
      }
    >
      <Stack gap="4">
        <UnitHead row={row} />
        {theirs ? (
          <ConflictNotice
            theirs={theirs}
            before={before}
            form={form}
            onKeepMine={() => void save({ ...base, revision: theirs.revision })}
            onTakeTheirs={() => takeTheirs(theirs)}
          />
        ) : null}
        <form
          id={formId}
          noValidate
          onSubmit={event => {
            event.preventDefault();
            void save(base);
          }}
        >
          <UnitFields
            form={form}
            onChange={changed => setForm(now => ({ ...now, ...changed }))}
            problems={{ ...(checked ? problems : {}), ...refusedFields(form, fieldsOf(failure)) }}
            failure={failure}
            disabled={!editable}
          />
        </form>
        <UnitHistory unitId={row.id} />
      </Stack>
    </Dialog>
  );
}

/** The unit's location, and links to its other pages. */
function UnitHead({ row }: { row: UnitRow }) {
  const t = useTexts();
  const session = useSession();
  const { data: unit } = useQuery(hubQueries.unit(row.id));
  return (
    <Stack gap="1" fontSize="sm">
      <Text color="muted">
        {[row.postcode, row.place].filter(Boolean).join(' ')} · {t(`types.${row.vtwType}`)}
        {unit?.addressObjectData.fictional ? ` · ${t('unit.fictional')}` : ''}
      </Text>
      <Flex gap="4" wrap="wrap">
        <TextLink to={`/search?object=${row.objectId}`}>{t('unit.onMap')}</TextLink>
        {hasPermission(session, 'auth.property-pass') ? (
          <TextLink to={`/passport/${row.objectId}`}>{t('unit.passport')}</TextLink>
        ) : null}
      </Flex>
    </Stack>
  );
}

function fieldsOf(failure: unknown): string[] {
  if (!(failure instanceof ApiError)) return [];
  return failure.problems.map(problem => problem.field.replace(/^body\.edits\.\d+\.set\./, ''));
}
