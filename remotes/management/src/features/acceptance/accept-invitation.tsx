import { call } from '@kavel/api-client';
import { session } from '@kavel/auth';
import { accountApi, type OpenInvitation, passwordLimits, personLimits } from '@kavel/contracts/management';
import { useQuery } from '@kavel/query';
import { useLocation, useNavigate } from '@kavel/router';
import { Box, Button, Card, chakra, EmptyState, Notice, PageTitle, Skeleton, Stack } from '@kavel/ui/core';
import { Field, Input } from '@kavel/ui/forms';
import { type FormEvent, useState } from 'react';
import { useChange } from '../../common/changes';
import { useErrorText } from '../../common/error-text';
import { useTexts } from '../../i18n';

/** The page behind the link of an invitation: its token is all after the `#`. */
export function AcceptInvitation() {
  const t = useTexts();
  const navigate = useNavigate();
  const token = useLocation().hash.slice(1);
  const [account, setAccount] = useState<string | null>(null);
  const invitation = useQuery({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => call(accountApi.readInvitation, { body: { token } }, { signal }),
    enabled: token !== '' && account === null,
    staleTime: Number.POSITIVE_INFINITY,
  });

  const accepted = (email: string) => {
    setAccount(email);
    navigate('/invitation', { replace: true });
  };
  const signIn = () => {
    if (session.state().isAuthenticated) session.signOut();
    navigate('/login');
  };

  if (account !== null) {
    return (
      <EmptyState
        level={1}
        title={t('invitation.done.title')}
        description={t('invitation.done.description', { email: account })}
        action={
          <Button variant="solid" onClick={signIn}>
            {t('invitation.signIn')}
          </Button>
        }
      />
    );
  }
  if (token === '' || invitation.isError) {
    return (
      <EmptyState
        level={1}
        title={t('invitation.gone.title')}
        description={t('invitation.gone.description')}
      />
    );
  }
  return (
    <Box display="grid" placeItems="center" px="4" py="8">
      <Card width="full" maxWidth="26rem" p="6">
        {invitation.data ? (
          <AccountForm invitation={invitation.data} token={token} onAccepted={accepted} />
        ) : (
          <Skeleton height="18rem" />
        )}
      </Card>
    </Box>
  );
}

interface AccountFormProps {
  invitation: OpenInvitation;
  token: string;
  onAccepted: (email: string) => void;
}

function AccountForm({ invitation, token, onAccepted }: AccountFormProps) {
  const t = useTexts();
  const textOf = useErrorText();
  const change = useChange();
  const [name, setName] = useState(invitation.name);
  const [password, setPassword] = useState('');
  const [asked, setAsked] = useState(false);
  const { min, max } = passwordLimits;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (password.length < min) return;
    const body = { token, name: name.trim(), password };
    await change.run(async () => onAccepted((await call(accountApi.acceptInvitation, { body })).email));
  };

  return (
    <Stack as="form" gap="4" onSubmit={event => void submit(event)}>
      <div>
        <PageTitle>{t('invitation.title')}</PageTitle>
        <chakra.p color="muted" overflowWrap="anywhere">
          {t('invitation.intro', { organisation: invitation.organisationName, email: invitation.email })}
        </chakra.p>
      </div>
      <input type="hidden" autoComplete="username" value={invitation.email} readOnly />
      <Field label={t('common.name')}>
        <Input
          required
          autoComplete="name"
          maxLength={personLimits.name}
          value={name}
          onChange={event => setName(event.target.value)}
        />
      </Field>
      <Field
        label={t('invitation.password')}
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
        {change.busy ? t('invitation.busy') : t('invitation.accept')}
      </Button>
    </Stack>
  );
}
