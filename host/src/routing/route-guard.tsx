import { ApiError, call } from '@kavel/api-client';
import { hasPermission, SignInRequired, session, useSession } from '@kavel/auth';
import { authApi, type PermissionKey } from '@kavel/contracts';
import { Navigate, useLocation } from '@kavel/router';
import { Box, ErrorState } from '@kavel/ui/core';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTexts } from '../i18n';
import { wantedPath } from './wanted-path';

type Verdict = 'loading' | 'allowed' | 'refused' | 'unreachable';

/** Refreshes the user state: the current permissions decide, not those in an older token. */
async function judge(permission: PermissionKey): Promise<Verdict> {
  try {
    const actingFor = session.state().selectedUser?.userId;
    const { permissions, acting } = await call(authApi.userState, { query: { actingFor } });
    session.setPermissions(permissions);
    // Do not override a change of the subject made meanwhile.
    if (actingFor !== undefined && session.state().selectedUser?.userId === actingFor) {
      session.actAs(acting ?? null);
    }
    return hasPermission(session.state(), permission) ? 'allowed' : 'refused';
  } catch (error) {
    if (error instanceof SignInRequired) return 'refused';
    // The session or the account was ended.
    if (error instanceof ApiError && error.status === 401) session.signOut();
    return session.state().isAuthenticated ? 'unreachable' : 'refused';
  }
}

export interface RouteGuardProps {
  permission: PermissionKey | null;
  /** Starts prefetching during the check of a permission that the user had so far. */
  whileAsking?: () => void;
  children: ReactNode;
}

/**
 * Renders a page when the user may see it; otherwise redirects to `/` without a message. Every path is checked again:
 * `/b/hub` after `/a/hub` is another page of the same route. So is every change of subject.
 */
export function RouteGuard(props: RouteGuardProps) {
  const { pathname } = useLocation();
  const actingFor = useSession().selectedUser?.userId ?? '';
  return <PathGuard key={`${pathname} ${actingFor}`} {...props} />;
}

function PathGuard({ permission, whileAsking, children }: RouteGuardProps) {
  const t = useTexts();
  const location = useLocation();
  const [attempt, setAttempt] = useState(0);
  const [verdict, setVerdict] = useState<Verdict>(permission ? 'loading' : 'allowed');

  const beginMeanwhile = useEffectEvent(() => {
    if (hasPermission(session.state(), permission)) whileAsking?.();
  });

  useEffect(() => {
    if (!permission) return;
    let current = true;
    setVerdict('loading');
    beginMeanwhile();
    judge(permission).then(result => {
      if (current) setVerdict(result);
    });
    return () => {
      current = false;
    };
  }, [permission, attempt]);

  if (verdict === 'allowed') return children;
  if (verdict === 'refused') {
    if (!session.state().isAuthenticated) wantedPath.remember(location.pathname + location.search);
    return <Navigate to="/" replace />;
  }
  if (verdict === 'unreachable') {
    return (
      <ErrorState
        level={1}
        title={t('unreachable.title')}
        description={t('unreachable.description')}
        retry={{ label: t('tryAgain'), onRetry: () => setAttempt(attempt + 1) }}
      />
    );
  }
  return (
    <Box role="status" px="6" py="5" color="muted">
      {t('specified.loading')}
    </Box>
  );
}
