import { Button, Notice, Stack } from '@kavel/ui/core';
import { Field, Input } from '@kavel/ui/forms';
import { Dialog } from '@kavel/ui/overlays';
import { type FormEvent, useId, useState } from 'react';
import { errorKey } from '../../../common/error-key';
import { useTexts } from '../../../i18n';
import { useServiceTexts } from '../../../i18n/services';

export interface ServiceNameDialogProps {
  title: string;
  submitLabel: string;
  initialName: string;
  onClose: () => void;
  /** Rejects with the reason when it cannot be done. */
  onSubmit: (name: string) => Promise<unknown>;
}

const longest = 120;
const isUsable = (name: string) => name.trim() !== '' && name.trim().length <= longest;

/** Asks for the name of a service; what was typed stays when it is refused. */
export function ServiceNameDialog(props: ServiceNameDialogProps) {
  const { title, submitLabel, initialName, onClose, onSubmit } = props;
  const t = useServiceTexts();
  const common = useTexts();
  const formId = useId();
  const [name, setName] = useState(initialName);
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (busy || !isUsable(name)) return;
    setBusy(true);
    setFailure(null);
    try {
      await onSubmit(name.trim());
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
      title={title}
      closeLabel={common('common.close')}
      footer={
        <>
          <Button onClick={onClose}>{common('common.cancel')}</Button>
          <Button type="submit" form={formId} variant="solid" disabled={busy}>
            {busy ? common('common.busy') : submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={event => void submit(event)} noValidate>
        <Stack gap="3">
          <Field
            label={t('list.name')}
            hint={t('list.nameHint')}
            error={asked && !isUsable(name) ? t('list.nameProblem') : null}
          >
            <Input autoFocus value={name} onChange={event => setName(event.target.value)} />
          </Field>
          {failure ? <Notice tone="error">{common(`errors.${errorKey(failure)}`)}</Notice> : null}
        </Stack>
      </form>
    </Dialog>
  );
}
