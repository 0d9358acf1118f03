import { useLanguage } from '@kavel/i18n';
import { Box, Button, Flex, Notice, Stack, Text } from '@kavel/ui/core';
import { Checkbox } from '@kavel/ui/forms';
import { Dialog } from '@kavel/ui/overlays';
import { useId, useState } from 'react';
import { errorKey } from '../../../common/error-key';
import { useTexts } from '../../../i18n';
import { useHubTexts } from '../../../i18n/hub';
import {
  problemsOf,
  type UnitField,
  type UnitForm,
  type UnitUpdate,
  unitFields,
  updateOf,
} from '../model/unit-form';
import { UnitControl } from './unit-fields';
import { theirsOf } from './use-unit-edits';

export interface BulkEditDialogProps {
  count: number;
  onClose: () => void;
  /** Rejects with the reason when nothing was changed. */
  onSave: (update: UnitUpdate) => Promise<void>;
}

const emptyForm = Object.fromEntries(unitFields.map(field => [field, ''])) as unknown as UnitForm;

/** Sets the ticked facts of many units to the same value in one call. A ticked empty fact is cleared. */
export function BulkEditDialog({ count, onClose, onSave }: BulkEditDialogProps) {
  const t = useTexts();
  const hub = useHubTexts();
  const language = useLanguage();
  const formId = useId();
  const [form, setForm] = useState(emptyForm);
  const [chosen, setChosen] = useState<readonly UnitField[]>([]);
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const problems = problemsOf(form, language, new Date().toISOString().slice(0, 10));
  const wrong = chosen.filter(field => problems[field]);

  const save = async () => {
    setAsked(true);
    if (busy || wrong.length > 0) return;
    setBusy(true);
    setFailure(null);
    const all = updateOf(form, { ...form, ...marked(chosen) }, language);
    try {
      await onSave(all);
      onClose();
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={hub('bulk.title', { count })}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" form={formId} variant="solid" disabled={busy || chosen.length === 0}>
            {busy ? t('common.busy') : hub('bulk.save', { count })}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={event => {
          event.preventDefault();
          void save();
        }}
      >
        <Stack gap="2">
          <Text fontSize="sm" color="muted">
            {hub('bulk.hint')}
          </Text>
          {failure ? (
            <Notice tone="error">
              {theirsOf(failure) ? hub('bulk.behind') : t(`errors.${errorKey(failure)}`)}
            </Notice>
          ) : null}
          {unitFields.map(field => {
            const on = chosen.includes(field);
            const problem = asked && on ? problems[field] : undefined;
            return (
              <Box key={field}>
                <Checkbox
                  label={t(`fields.${field}`)}
                  checked={on}
                  onChange={next =>
                    setChosen(now => (next ? [...now, field] : now.filter(other => other !== field)))
                  }
                />
                {on ? (
                  <Flex ps="6" pb="1">
                    <UnitControl
                      field={field}
                      label={hub('bulk.newValue', { field: t(`fields.${field}`) })}
                      text={form[field]}
                      problem={problem ? t(`problems.${problem}`) : null}
                      onChange={text => setForm(now => ({ ...now, [field]: text }))}
                    />
                  </Flex>
                ) : null}
              </Box>
            );
          })}
        </Stack>
      </form>
    </Dialog>
  );
}

/** Initial values that differ from any input, so that every ticked field counts as changed. */
function marked(fields: readonly UnitField[]): Partial<UnitForm> {
  return Object.fromEntries(fields.map(field => [field, '\u0000']));
}
