import { ApiError, call } from '@kavel/api-client';
import { session } from '@kavel/auth';
import { authApi } from '@kavel/contracts';
import { Button, Grid, Notice, PageTitle, Text } from '@kavel/ui/core';
import { type FormEvent, useState } from 'react';
import { CodeField } from './code-field';
import { useIdentityTexts } from './i18n';
import { useIdentityErrorText } from './identity-error';

export interface SecondFactorStepProps {
  challenge: string;
  /** Returns to the password step; `expired` when the challenge is no longer valid. */
  onBack: (expired: boolean) => void;
}

/** Second step of a sign-in. */
export default function SecondFactorStep({ challenge, onBack }: SecondFactorStepProps) {
  const t = useIdentityTexts();
  const textOf = useIdentityErrorText();
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    try {
      session.signIn(await call(authApi.completeLogin, { body: { challenge, code } }));
    } catch (error) {
      if (error instanceof ApiError && error.code === 'challenge-expired') return onBack(true);
      setProblem(textOf(error));
      setBusy(false);
    }
  };

  return (
    <Grid as="form" gap="4" onSubmit={event => void submit(event)}>
      <div>
        <PageTitle>{t('step.title')}</PageTitle>
        <Text color="muted" fontSize="sm">
          {t('step.intro')}
        </Text>
      </div>
      <CodeField value={code} onChange={setCode} />
      {problem ? <Notice tone="error">{problem}</Notice> : null}
      <Button type="submit" variant="solid" size="lg" disabled={busy}>
        {t(busy ? 'step.busy' : 'step.submit')}
      </Button>
      <Button variant="ghost" onClick={() => onBack(false)}>
        {t('step.back')}
      </Button>
    </Grid>
  );
}
