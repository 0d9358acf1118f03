import { Button, Notice, Stack } from '@kavel/ui/core';
import { DateInput, Field, Input } from '@kavel/ui/forms';
import { Dialog } from '@kavel/ui/overlays';
import { type FormEvent, useId, useState } from 'react';
import { errorKey } from '../../../common/error-key';
import { useTexts } from '../../../i18n';

const longestName = 120;

export interface ValuationDialogProps {
  initialName: string;
  initialDate: string;
  onClose: () => void;
  /** Rejects with the reason when the valuation is refused. */
  onSubmit: (name: string, valueDate: string) => Promise<void>;
}

/** Dialog for the name and value date of a new valuation. */
export function ValuationDialog({ initialName, initialDate, onClose, onSubmit }: ValuationDialogProps) {
  const t = useTexts();
  const formId = useId();
  const [name, setName] = useState(initialName);
  const [date, setDate] = useState(initialDate);
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const length = name.trim().length;
  const nameProblem = length === 0 ? 'name.required' : length > longestName ? 'name.tooLong' : null;
  const dateProblem = date === '' ? 'problems.notADate' : null;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (busy || nameProblem || dateProblem) return;
    setBusy(true);
    setFailure(null);
    try {
      await onSubmit(name.trim(), date);
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('valuations.newTitle')}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" form={formId} variant="solid" disabled={busy}>
            {busy ? t('common.busy') : t('valuations.create')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={event => void submit(event)} noValidate>
        <Stack gap="3">
          {failure ? <Notice tone="error">{t(`errors.${errorKey(failure)}`)}</Notice> : null}
          <Field label={t('name.label')} error={asked && nameProblem ? t(nameProblem) : null}>
            <Input autoFocus value={name} onChange={event => setName(event.target.value)} />
          </Field>
          <Field
            label={t('valuations.valueDate')}
            hint={t('valuations.valueDateHint')}
            error={asked && dateProblem ? t(dateProblem) : null}
          >
            <DateInput value={date} onChange={setDate} />
          </Field>
        </Stack>
      </form>
    </Dialog>
  );
}
