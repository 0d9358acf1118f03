import { session } from '@kavel/auth';
import { useQuery } from '@kavel/query';
import { useLocation, useNavigate } from '@kavel/router';
import { Box, Button, Card, EmptyState, Skeleton } from '@kavel/ui/core';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../i18n';

export interface LinkPageProps<Subject> {
  /** Path of the page, set as the address once the token is used. */
  path: string;
  /** Reads what the token belongs to; rejects when it is unknown, used or expired. */
  read: (token: string, signal: AbortSignal) => Promise<Subject>;
  /** `email`: the account that can now sign in. */
  done: { title: string; description: (email: string) => string };
  gone: { title: string; description: string; action?: ReactNode };
  children: (subject: Subject, token: string, onDone: (email: string) => void) => ReactNode;
}

/**
 * The page behind a mailed link, with the token after the `#`: shows its form, the result, or that the link is invalid.
 */
export function LinkPage<Subject>({ path, read, done, gone, children }: LinkPageProps<Subject>) {
  const t = useTexts();
  const navigate = useNavigate();
  const token = useLocation().hash.slice(1);
  const [account, setAccount] = useState<string | null>(null);
  const subject = useQuery({
    queryKey: ['link', path, token],
    queryFn: ({ signal }) => read(token, signal),
    enabled: token !== '' && account === null,
    staleTime: Number.POSITIVE_INFINITY,
  });

  const onDone = (email: string) => {
    setAccount(email);
    navigate(path, { replace: true });
  };
  const signIn = () => {
    if (session.state().isAuthenticated) session.signOut();
    navigate('/login');
  };

  if (account !== null) {
    return (
      <EmptyState
        level={1}
        title={done.title}
        description={done.description(account)}
        action={
          <Button variant="solid" onClick={signIn}>
            {t('invitation.signIn')}
          </Button>
        }
      />
    );
  }
  if (token === '' || subject.isError) return <EmptyState level={1} {...gone} />;
  return (
    <Box display="grid" placeItems="center" px="4" py="8">
      <Card width="full" maxWidth="26rem" p="6">
        {subject.data ? children(subject.data, token, onDone) : <Skeleton height="16rem" />}
      </Card>
    </Box>
  );
}
