import { ApiError, call } from '@kavel/api-client';
import { hasPermission, session, useSession } from '@kavel/auth';
import { authApi, type ClientConfig, type SecondFactorDetails } from '@kavel/contracts';
import { Navigate, useLocation, useNavigate, useSearchParams } from '@kavel/router';
import { Box, Button, Card, Grid, Notice, PageTitle, TextLink } from '@kavel/ui/core';
import { type FormEvent, lazy, type ReactNode, Suspense, useState } from 'react';
import { useBrand } from '../brand/brand';
import { useTexts } from '../i18n';
import { startPath, wantedPath } from '../routing/wanted-path';
import { LoginField } from './login-field';

const SecondFactorStep = lazy(() => import('../identity/second-factor-step'));

/** The target is determined once, when the session exists. */
function GoOn({ returnTo }: { returnTo: string | null }) {
  const brand = useBrand();
  const member = hasPermission(useSession(), 'auth.unrestricted-access-general');
  const [target] = useState(() => wantedPath.take(returnTo, brand?.door ?? (member ? startPath : undefined)));
  return <Navigate to={target} replace />;
}

/** Formats the wait time; whole minutes above two minutes. */
function waitText(t: ReturnType<typeof useTexts>, { details }: ApiError): string {
  const { retryAfterSeconds = 60 } = (details ?? {}) as { retryAfterSeconds?: number };
  return retryAfterSeconds <= 120
    ? t('login.throttledSeconds', { seconds: retryAfterSeconds })
    : t('login.throttledMinutes', { minutes: Math.ceil(retryAfterSeconds / 60) });
}

function useLogin(onChallenge: (details: SecondFactorDetails) => void) {
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
      if (error instanceof ApiError && error.code === 'second-factor-required') {
        onChallenge(error.details as SecondFactorDetails);
      } else setProblem(textFor(error));
    } finally {
      setBusy(false);
    }
  };
  return { login, busy, problem, setProblem };
}

/**
 * The challenge of a sign-in that waits for a code. It is kept in the history state, so a reload keeps it and back
 * returns to the password. A user who has to enrol first is sent to a page of management.
 */
function useChallenge(returnTo: string | null) {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const { challenge = null } = (state ?? {}) as { challenge?: string | null };
  return {
    challenge,
    start({ challenge, enrol }: SecondFactorDetails) {
      if (enrol) navigate('/second-factor', { state: { challenge, returnTo } });
      else navigate(pathname + search, { state: { challenge } });
    },
    end: () => navigate(pathname + search, { replace: true, state: null }),
  };
}

export default function LoginPage({ environment }: { environment: ClientConfig['environment'] }) {
  const t = useTexts();
  const { isAuthenticated } = useSession();
  const [query] = useSearchParams();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const returnTo = query.get('returnTo');
  const step = useChallenge(returnTo);
  const { login, busy, problem, setProblem } = useLogin(step.start);

  if (isAuthenticated) return <GoOn returnTo={returnTo} />;
  if (step.challenge) {
    const back = (expired: boolean) => {
      setPassword('');
      setProblem(expired ? t('login.expired') : null);
      step.end();
    };
    return (
      <LoginFrame>
        <Suspense fallback={null}>
          <SecondFactorStep challenge={step.challenge} onBack={back} />
        </Suspense>
      </LoginFrame>
    );
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void login(event.currentTarget, email.trim(), password);
  };

  return (
    <LoginFrame>
      <Grid asChild gap="4">
        <form onSubmit={submit} noValidate>
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
          <TextLink to="/password-forgotten" fontSize="sm">
            {t('login.forgotten')}
          </TextLink>
          {environment === 'accept' ? (
            <Box as="p" fontSize="xs" color="muted">
              {t('login.demo')}
            </Box>
          ) : null}
        </form>
      </Grid>
    </LoginFrame>
  );
}

function LoginFrame({ children }: { children: ReactNode }) {
  return (
    <Box display="grid" placeItems="center" minHeight="calc(100dvh - 3.5rem)" px="4" py="8">
      <Card width="full" maxWidth="24rem" p="6">
        {children}
      </Card>
    </Box>
  );
}
