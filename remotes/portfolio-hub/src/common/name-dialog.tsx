import { Button, Notice, Stack } from '@kavel/ui/core';
import { Field, Input } from '@kavel/ui/forms';
import { Dialog } from '@kavel/ui/overlays';
import { type FormEvent, useId, useState } from 'react';
import { useTexts } from '../i18n';
import { errorKey } from './error-key';
import { nameProblem } from './name-problem';

export interface NameDialogProps {
  title: string;
  submitLabel: string;
  initialName: string;
  /** Text below the field; defaults to the hint for portfolios. */
  hint?: string;
  onClose: () => void;
  /** Rejects with the reason when the name is refused. */
  onSubmit: (name: string) => Promise<unknown>;
}

/** Dialog for a name; the typed text stays when the service refuses it. */
export function NameDialog({ title, submitLabel, initialName, hint, onClose, onSubmit }: NameDialogProps) {
  const t = useTexts();
  const formId = useId();
  const [name, setName] = useState(initialName);
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const problem = asked ? nameProblem(name) : null;
  const refused = failure ? errorKey(failure) : null;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (busy || nameProblem(name)) return;
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
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" form={formId} variant="solid" disabled={busy}>
            {busy ? t('common.busy') : submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={event => void submit(event)} noValidate>
        <Stack gap="3">
          <Field
            label={t('name.label')}
            hint={hint ?? t('name.hint')}
            error={problem ? t(problem) : refused === 'nameTaken' ? t('errors.nameTaken') : null}
          >
            <Input
              autoFocus
              value={name}
              onChange={event => {
                setName(event.target.value);
                setFailure(null);
              }}
            />
          </Field>
          {refused && refused !== 'nameTaken' ? <Notice tone="error">{t(`errors.${refused}`)}</Notice> : null}
        </Stack>
      </form>
    </Dialog>
  );
}
