import type { ValuationListItem } from '@kavel/contracts';
import { bus } from '@kavel/event-bus';
import { useMutation } from '@kavel/query';
import { Button, Notice, Stack } from '@kavel/ui/core';
import { Dialog } from '@kavel/ui/overlays';
import { type FormEvent, useState } from 'react';
import { errorText } from '../../../common/error-text';
import { useTexts } from '../../../i18n';
import { updateValuation } from '../api/valuation-calls';
import { isComplete, ValuationFormFields } from './valuation-form';

export interface EditDialogProps {
  valuation: ValuationListItem;
  onClose: () => void;
  onSaved: () => void;
}

/** Changes the name or value date. The typed text stays when the save fails. */
export function EditDialog({ valuation, onClose, onSaved }: EditDialogProps) {
  const t = useTexts();
  const [fields, setFields] = useState({ name: valuation.name, valueDate: valuation.valueDate });
  const [tried, setTried] = useState(false);
  const save = useMutation({
    mutationFn: () => updateValuation(valuation, { ...fields, name: fields.name.trim() }),
    onSuccess: () => {
      bus.publish('toast', { tone: 'success', title: t('hub.saved') });
      onSaved();
      onClose();
    },
    onError: onSaved,
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isComplete(fields)) save.mutate();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('hub.edit')}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" form="edit-valuation" variant="solid" disabled={save.isPending}>
            {t('common.save')}
          </Button>
        </>
      }
    >
      <form id="edit-valuation" onSubmit={submit} noValidate>
        <Stack gap="4">
          <ValuationFormFields fields={fields} tried={tried} onChange={setFields} />
          {save.isError ? <Notice tone="error">{errorText(save.error, t)}</Notice> : null}
        </Stack>
      </form>
    </Dialog>
  );
}
