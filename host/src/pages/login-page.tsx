import { ApiError, call } from '@kavel/api-client';
import { session, useSession } from '@kavel/auth';
import { authApi, type ClientConfig } from '@kavel/contracts';
import { Navigate, useSearchParams } from '@kavel/router';
import { Box, Button, Card, chakra, Notice, PageTitle } from '@kavel/ui/core';
import { type FormEvent, useState } from 'react';
import { useBrand } from '../brand/brand';
import { useTexts } from '../i18n';
import { wantedPath } from '../routing/wanted-path';
import { LoginField } from './login-field';

/** Where to go is decided once, when the session is there. */
function GoOn({ returnTo }: { returnTo: string | null }) {
  const brand = useBrand();
  const [target] = useState(() => wantedPath.take(returnTo, brand?.door));
  return <Navigate to={target} replace />;
}

/** How long to wait; whole minutes once it is more than two. */
function waitText(t: ReturnType<typeof useTexts>, { details }: ApiError): string {
  const { retryAfterSeconds = 60 } = (details ?? {}) as { retryAfterSeconds?: number };
  return retryAfterSeconds <= 120
    ? t('login.throttledSeconds', { seconds: retryAfterSeconds })
    : t('login.throttledMinutes', { minutes: Math.ceil(retryAfterSeconds / 60) });
}

function useLogin() {
  const t = useTexts();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const textFor = (error: unknown): string => {
    if (!(error instanceof ApiError)) return t('login.offline');
    if (error.code === 'invalid-credentials') return t('login.wrong');
    if (error.code === 'too-many-requests') return waitText(t, error);
    if (error.code === 'bad-request') return t('login.invalidEmail');
    return t('login.unavailable');
  };

  const login = async (form: HTMLFormElement, email: string, password: string) => {
    if (!form.checkValidity()) return setProblem(t('login.invalidEmail'));
    setBusy(true);
    setProblem(null);
    try {
      session.signIn(await call(authApi.login, { body: { email, password } }));
    } catch (error) {
      setProblem(textFor(error));
    } finally {
      setBusy(false);
    }
  };
  return { login, busy, problem };
}

export function LoginPage({ environment }: { environment: ClientConfig['environment'] }) {
  const t = useTexts();
  const { isAuthenticated } = useSession();
  const [query] = useSearchParams();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const { login, busy, problem } = useLogin();

  if (isAuthenticated) return <GoOn returnTo={query.get('returnTo')} />;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void login(event.currentTarget, email.trim(), password);
  };

  return (
    <Box display="grid" placeItems="center" minHeight="calc(100dvh - 3.5rem)" px="4" py="8">
      <Card width="full" maxWidth="24rem" p="6">
        <chakra.form display="grid" gap="4" onSubmit={submit} noValidate>
          <div>
            <PageTitle>{t('login.title')}</PageTitle>
            <Box as="p" color="muted" fontSize="sm">
              {t('login.intro')}
            </Box>
          </div>
          <LoginField
            label={t('login.email')}
            type="email"
            autoComplete="username"
            value={email}
            onChange={setEmail}
          />
          <LoginField
            label={t('login.password')}
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
          />
          {problem ? <Notice tone="error">{problem}</Notice> : null}
          <Button type="submit" variant="solid" size="lg" disabled={busy}>
            {busy ? t('login.busy') : t('login.submit')}
          </Button>
          {environment === 'accept' ? (
            <Box as="p" fontSize="xs" color="muted">
              {t('login.demo')}
            </Box>
          ) : null}
        </chakra.form>
      </Card>
    </Box>
  );
}
