import { call } from '@kavel/api-client';
import { session } from '@kavel/auth';
import { accountApi, passwordLimits } from '@kavel/contracts/management';
import { useQuery } from '@kavel/query';
import { useLocation, useNavigate } from '@kavel/router';
import { Box, Button, Card, chakra, EmptyState, Notice, PageTitle, Skeleton, Stack } from '@kavel/ui/core';
import { Field, Input } from '@kavel/ui/forms';
import { type FormEvent, useState } from 'react';
import { useChange } from '../../common/changes';
import { useErrorText } from '../../common/error-text';
import { useTexts } from '../../i18n';

/** The page behind the link for a lost password: its token is all after the `#`. */
export function NewPassword() {
  const t = useTexts();
  const navigate = useNavigate();
  const token = useLocation().hash.slice(1);
  const [account, setAccount] = useState<string | null>(null);
  const recovery = useQuery({
    queryKey: ['recovery', token],
    queryFn: ({ signal }) => call(accountApi.readRecovery, { body: { token } }, { signal }),
    enabled: token !== '' && account === null,
    staleTime: Number.POSITIVE_INFINITY,
  });

  const done = (email: string) => {
    setAccount(email);
    navigate('/password-new', { replace: true });
  };
  const signIn = () => {
    if (session.state().isAuthenticated) session.signOut();
    navigate('/login');
  };

  if (account !== null) {
    return (
      <EmptyState
        level={1}
        title={t('recovery.done.title')}
        description={t('recovery.done.text', { email: account })}
        action={
          <Button variant="solid" onClick={signIn}>
            {t('invitation.signIn')}
          </Button>
        }
      />
    );
  }
  if (token === '' || recovery.isError) {
    return (
      <EmptyState
        level={1}
        title={t('recovery.gone.title')}
        description={t('recovery.gone.text')}
        action={<Button onClick={() => navigate('/password-forgotten')}>{t('recovery.again')}</Button>}
      />
    );
  }
  return (
    <Box display="grid" placeItems="center" px="4" py="8">
      <Card width="full" maxWidth="26rem" p="6">
        {recovery.data ? (
          <PasswordForm email={recovery.data.email} token={token} onDone={done} />
        ) : (
          <Skeleton height="14rem" />
        )}
      </Card>
    </Box>
  );
}

interface PasswordFormProps {
  email: string;
  token: string;
  onDone: (email: string) => void;
}

function PasswordForm({ email, token, onDone }: PasswordFormProps) {
  const t = useTexts();
  const textOf = useErrorText();
  const change = useChange();
  const [password, setPassword] = useState('');
  const [asked, setAsked] = useState(false);
  const { min, max } = passwordLimits;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (password.length < min) return;
    const body = { token, password };
    await change.run(async () => onDone((await call(accountApi.completeRecovery, { body })).email));
  };

  return (
    <Stack as="form" gap="4" onSubmit={event => void submit(event)}>
      <div>
        <PageTitle>{t('recovery.choose')}</PageTitle>
        <chakra.p color="muted" overflowWrap="anywhere">
          {t('recovery.chooseText', { email })}
        </chakra.p>
      </div>
      <input type="hidden" autoComplete="username" value={email} readOnly />
      <Field
        label={t('account.next')}
        hint={t('account.tooShort', { min })}
        error={asked && password.length < min ? t('account.tooShort', { min }) : null}
      >
        <Input
          type="password"
          required
          autoComplete="new-password"
          maxLength={max}
          value={password}
          onChange={event => setPassword(event.target.value)}
        />
      </Field>
      {change.error ? <Notice tone="error">{textOf(change.error)}</Notice> : null}
      <Button type="submit" variant="solid" size="lg" disabled={change.busy}>
        {t('recovery.save')}
      </Button>
    </Stack>
  );
}
