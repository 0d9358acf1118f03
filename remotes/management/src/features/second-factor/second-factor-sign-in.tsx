import { call } from '@kavel/api-client';
import { session } from '@kavel/auth';
import { authApi, type TokenPair } from '@kavel/contracts';
import { useQuery } from '@kavel/query';
import { useLocation, useNavigate } from '@kavel/router';
import { Box, Button, Card, EmptyState, PageTitle, Skeleton, Stack, Text } from '@kavel/ui/core';
import { useState } from 'react';
import { useChange } from '../../common/changes';
import { useTexts } from '../../i18n';
import { EnrolmentForm } from './enrolment-form';
import { RecoveryCodes } from './recovery-codes';

interface Waiting {
  challenge?: string;
  returnTo?: string | null;
}

/** Enrolment during a sign-in, when the role requires a second factor. The challenge is in the history state. */
export function SecondFactorSignIn() {
  const t = useTexts();
  const navigate = useNavigate();
  const { challenge = '', returnTo = null } = (useLocation().state ?? {}) as Waiting;
  const change = useChange();
  const [done, setDone] = useState<{ tokens: TokenPair; recoveryCodes: string[] } | null>(null);
  const enrolment = useQuery({
    queryKey: ['second-factor-enrolment', challenge],
    queryFn: ({ signal }) => call(authApi.beginLoginEnrolment, { body: { challenge } }, { signal }),
    enabled: challenge !== '' && done === null,
    staleTime: Number.POSITIVE_INFINITY,
  });

  const toLogin = () =>
    navigate(returnTo === null ? '/login' : `/login?returnTo=${encodeURIComponent(returnTo)}`, {
      replace: true,
    });
  const enter = (tokens: TokenPair) => {
    session.signIn(tokens);
    toLogin();
  };
  const confirm = (code: string) =>
    change.run(async () =>
      setDone(await call(authApi.completeLoginEnrolment, { body: { challenge, code } })),
    );

  if (challenge === '' || enrolment.isError) {
    return (
      <EmptyState
        level={1}
        title={t('secondFactor.gone.title')}
        description={t('secondFactor.gone.description')}
        action={
          <Button variant="solid" onClick={toLogin}>
            {t('invitation.signIn')}
          </Button>
        }
      />
    );
  }
  return (
    <Box display="grid" placeItems="center" px="4" py="8">
      <Card width="full" maxWidth="32rem" p="6">
        <Stack gap="4">
          <div>
            <PageTitle>{t('secondFactor.title')}</PageTitle>
            <Text color="muted" fontSize="sm">
              {t('secondFactor.signIn')}
            </Text>
          </div>
          {done ? (
            <RecoveryCodes codes={done.recoveryCodes} onKept={() => enter(done.tokens)} />
          ) : enrolment.data ? (
            <EnrolmentForm
              enrolment={enrolment.data}
              busy={change.busy}
              error={change.error}
              onCode={code => void confirm(code)}
            />
          ) : (
            <Skeleton height="18rem" />
          )}
        </Stack>
      </Card>
    </Box>
  );
}
