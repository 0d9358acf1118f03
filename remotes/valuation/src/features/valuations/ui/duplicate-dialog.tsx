import { bus } from '@kavel/event-bus';
import { fitText } from '@kavel/i18n';
import { useMutation } from '@kavel/query';
import { Button, Notice, Stack, Text } from '@kavel/ui/core';
import { Field, Input } from '@kavel/ui/forms';
import { Dialog } from '@kavel/ui/overlays';
import { type FormEvent, useState } from 'react';
import { errorText } from '../../../common/error-text';
import { useTexts } from '../../../i18n';
import { duplicateValuation } from '../api/valuation-calls';

export interface DuplicateDialogProps {
  valuation: { id: string; name: string };
  onClose: () => void;
  onDuplicated: (id: string) => void;
}

/** Copies a valuation with all its data to a new draft with its own name. */
export function DuplicateDialog({ valuation, onClose, onDuplicated }: DuplicateDialogProps) {
  const t = useTexts();
  const [name, setName] = useState(() => fitText(t('hub.copyOf', { name: valuation.name }), 120));
  const [tried, setTried] = useState(false);
  const copy = useMutation({
    mutationFn: () => duplicateValuation(valuation.id, name.trim()),
    onSuccess: made => {
      bus.publish('toast', { tone: 'success', title: t('hub.duplicated', { name: made.name }) });
      onDuplicated(made.id);
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (name.trim() !== '') copy.mutate();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('hub.duplicate')}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" form="duplicate-valuation" variant="solid" disabled={copy.isPending}>
            {t('hub.duplicate')}
          </Button>
        </>
      }
    >
      <form id="duplicate-valuation" onSubmit={submit} noValidate>
        <Stack gap="4">
          <Text fontSize="sm">{t('hub.duplicateText')}</Text>
          <Field label={t('create.name')} error={tried && name.trim() === '' ? t('create.nameNeeded') : null}>
            <Input value={name} maxLength={120} onChange={event => setName(event.target.value)} />
          </Field>
          {copy.isError ? <Notice tone="error">{errorText(copy.error, t)}</Notice> : null}
        </Stack>
      </form>
    </Dialog>
  );
}
