import { ApiError } from '@kavel/api-client';
import { hasPermission, useSession } from '@kavel/auth';
import { streetAddress, type Unit } from '@kavel/contracts';
import { useLanguage } from '@kavel/i18n';
import { Button, Flex, Stack, Text, TextLink } from '@kavel/ui/core';
import { Dialog } from '@kavel/ui/overlays';
import { useId, useState } from 'react';
import { toastSuccess } from '../../../common/toast';
import { useTexts } from '../../../i18n';
import { useUnitCalls } from '../api/unit-calls';
import { formOf, isEdited, problemsOf, refusedFields, type UnitForm, updateOf } from '../model/unit-form';
import { UnitFields } from './unit-fields';

export interface UnitDrawerProps {
  portfolioId: string;
  unit: Unit;
  onClose: () => void;
  onRemove: () => void;
}

/** One unit with the facts its owner may fill in. What was typed stays until it is saved or thrown away. */
export function UnitDrawer({ portfolioId, unit, onClose, onRemove }: UnitDrawerProps) {
  const t = useTexts();
  const session = useSession();
  const language = useLanguage();
  const calls = useUnitCalls(portfolioId);
  const formId = useId();
  const [before] = useState(() => formOf(unit, language));
  const [form, setForm] = useState<UnitForm>(before);
  const [checked, setChecked] = useState(false);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const { addressObjectData: facts, objectId } = unit;
  const address = streetAddress(facts);
  const problems = problemsOf(form, language, new Date().toISOString().slice(0, 10));
  const edited = isEdited(form, before);

  const save = async () => {
    setChecked(true);
    if (saving || Object.keys(problems).length > 0) return;
    setSaving(true);
    setFailure(null);
    try {
      await calls.update(unit, updateOf(form, before, language));
      toastSuccess(t('unit.saved', { address }));
      onClose();
    } catch (error) {
      setFailure(error);
    } finally {
      setSaving(false);
    }
  };

  return (
    <Dialog
      open
      side="right"
      onClose={onClose}
      title={address}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button variant="danger" me="auto" onClick={onRemove}>
            {t('unit.remove')}
          </Button>
          <Button onClick={onClose}>{t(edited ? 'unit.discard' : 'common.close')}</Button>
          <Button type="submit" form={formId} variant="solid" disabled={!edited || saving}>
            {saving ? t('common.busy') : t('common.save')}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Stack gap="1" fontSize="sm">
          <Text color="muted">
            {[facts.postcode, facts.woonplaats].filter(Boolean).join(' ')} · {t(`types.${facts.vtwType}`)}
            {facts.fictional ? ` · ${t('unit.fictional')}` : ''}
          </Text>
          <Flex gap="4" wrap="wrap">
            <TextLink to={`/search?object=${objectId}`}>{t('unit.onMap')}</TextLink>
            {hasPermission(session, 'auth.property-pass') ? (
              <TextLink to={`/passport/${objectId}`}>{t('unit.passport')}</TextLink>
            ) : null}
          </Flex>
        </Stack>
        <form
          id={formId}
          noValidate
          onSubmit={event => {
            event.preventDefault();
            void save();
          }}
        >
          <UnitFields
            form={form}
            onChange={changed => setForm(now => ({ ...now, ...changed }))}
            problems={{ ...(checked ? problems : {}), ...refusedFields(form, fieldsOf(failure)) }}
            failure={failure}
          />
        </form>
      </Stack>
    </Dialog>
  );
}

function fieldsOf(failure: unknown): string[] {
  return failure instanceof ApiError ? failure.problems.map(problem => problem.field) : [];
}
