import { ApiError, call } from '@kavel/api-client';
import { session, useSession } from '@kavel/auth';
import { authApi } from '@kavel/contracts';
import { Button, Notice, Stack, Text } from '@kavel/ui/core';
import { Field, Input } from '@kavel/ui/forms';
import { Dialog } from '@kavel/ui/overlays';
import { type FormEvent, useId, useState } from 'react';
import { CodeField } from './code-field';
import { useIdentityTexts } from './i18n';
import type { IdentityDialogProps } from './identity-dialog-props';
import { useIdentityErrorText } from './identity-error';

/** Asks for the password, and the code when there is a second factor, before permissions or keys change. */
export function IdentityDialog({ onDone }: IdentityDialogProps) {
  const t = useIdentityTexts();
  const textOf = useIdentityErrorText();
  const { user } = useSession();
  const formId = useId();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    try {
      const body = { password, ...(code === null ? {} : { code }) };
      session.renew((await call(authApi.confirmIdentity, { body })).access_token);
      onDone(true);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'second-factor-required') setCode('');
      else setProblem(textOf(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog
      open
      onClose={() => onDone(false)}
      title={t('confirm.title')}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={() => onDone(false)}>{t('cancel')}</Button>
          <Button type="submit" form={formId} variant="solid" disabled={busy}>
            {t('confirm.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={event => void submit(event)}>
        <Stack gap="3">
          <Text color="muted">{t('confirm.text')}</Text>
          <input type="hidden" autoComplete="username" value={user?.email ?? ''} readOnly />
          <Field label={t('confirm.password')}>
            <Input
              type="password"
              autoFocus
              required
              maxLength={1024}
              autoComplete="current-password"
              value={password}
              onChange={event => setPassword(event.target.value)}
            />
          </Field>
          {code === null ? null : <CodeField value={code} onChange={setCode} />}
          {problem ? <Notice tone="error">{problem}</Notice> : null}
        </Stack>
      </form>
    </Dialog>
  );
}
