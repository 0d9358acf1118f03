import type { RegisteredRemote } from '@kavel/contracts';
import { SlotContext, type SlotHost } from '@kavel/slots';
import { Box, ErrorBoundary, ErrorState, Spinner } from '@kavel/ui/core';
import { Suspense, startTransition, useEffect, useMemo, useState } from 'react';
import { useTexts } from '../i18n';
import type { RemoteFailure } from './remote-failure';
import type { RemoteLoader, RemotePageOutcome } from './remote-loader';

/** The pages loaded so far: returning to one needs no loading. */
function useRemotePage(loader: RemoteLoader, remote: RegisteredRemote, module: string) {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<RemotePageOutcome | null>(null);

  useEffect(() => {
    let current = true;
    setOutcome(null);
    loader.loadPage(remote, module).then(result => {
      if (current) startTransition(() => setOutcome(result));
    });
    return () => {
      current = false;
    };
  }, [loader, remote, module, attempt]);

  return {
    outcome,
    retry: () => setAttempt(attempt + 1),
    /** An error while rendering or in an effect of the page. */
    broke: (error: Error) => setOutcome({ ok: false, failure: loader.pageBroke(remote, module, error) }),
  };
}

function RemoteFailureState({
  name,
  failure,
  retry,
}: {
  name: string;
  failure: RemoteFailure;
  retry: () => void;
}) {
  const t = useTexts();
  return (
    <ErrorState
      level={1}
      title={t('remote.failed', { name })}
      description={t(`remote.reason.${failure.kind}`)}
      retry={{ label: t('tryAgain'), onRetry: retry }}
      details={{ label: t('details'), text: failure.detail }}
    />
  );
}

function LoadingPage() {
  const t = useTexts();
  return (
    <Box display="grid" placeItems="center" minHeight="60vh">
      <Spinner label={t('loadingPage')} />
    </Box>
  );
}

export interface RemotePageProps {
  loader: RemoteLoader;
  slots: SlotHost;
  remote: RegisteredRemote;
  module: string;
}

/** Page of a remote. Its errors stay inside, with a retry button. */
export function RemotePage({ loader, slots, remote, module }: RemotePageProps) {
  const slotPage = useMemo(() => ({ host: slots, contract: remote.contract }), [slots, remote]);
  const { outcome, retry, broke } = useRemotePage(loader, remote, module);

  if (!outcome) return <LoadingPage />;
  if (!outcome.ok) return <RemoteFailureState name={remote.name} failure={outcome.failure} retry={retry} />;
  return (
    <ErrorBoundary key={module} fallback={() => null} onError={broke}>
      <SlotContext value={slotPage}>
        <Suspense fallback={<LoadingPage />}>
          <outcome.Page />
        </Suspense>
      </SlotContext>
    </ErrorBoundary>
  );
}
