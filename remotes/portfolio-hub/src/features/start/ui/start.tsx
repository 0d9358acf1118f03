import { hasPermission, useSession } from '@kavel/auth';
import { useQuery } from '@kavel/query';
import { useSearchParams } from '@kavel/router';
import { Button, EmptyState, Grid, LinkButton } from '@kavel/ui/core';
import { Plus } from '@kavel/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { PageFrame, PageHead } from '../../../common/page-frame';
import { useFollowChanges } from '../../../common/portfolio-changes';
import { useStartTexts } from '../../../i18n/start';
import { startQuery } from '../api/start-queries';
import { CardSkeleton } from './card-states';
import { NewPortfolio } from './new-portfolio';
import { PortfoliosCard } from './portfolios-card';
import { StartCards } from './start-cards';
import { Today } from './today';
import { WaitingCard } from './waiting-card';

const FirstRun = lazy(() => import('./first-run'));
const Tour = lazy(() => import('./tour'));

const tourParameter = 'tour';

/** The start page of a member: own portfolios, what waits, and the cards of other remotes. */
export function Start() {
  const t = useStartTexts();
  const session = useSession();
  const mayOwn = hasPermission(session, 'auth.portfolio-hub');
  const start = useQuery(startQuery());
  const [address, setAddress] = useSearchParams();
  const [naming, setNaming] = useState(false);
  useFollowChanges();

  const first = start.data?.portfolios?.length === 0;
  const asked = address.has(tourParameter);
  // The tour is the user's own, not of the user for whom somebody acts.
  const offered = start.data?.tourEnded === false && !session.selectedUser;
  const leaveTour = () =>
    setAddress(
      now => {
        now.delete(tourParameter);
        return now;
      },
      { replace: true },
    );

  return (
    <PageFrame>
      {start.data && (asked || offered) ? (
        <Suspense fallback={null}>
          <Tour onLeave={leaveTour} focused={asked} />
        </Suspense>
      ) : null}
      <PageHead
        title={t('title')}
        note={<Today />}
        actions={
          mayOwn && !first ? (
            <>
              <LinkButton to="/landing">{t('all')}</LinkButton>
              <Button variant="solid" onClick={() => setNaming(true)}>
                <Plus aria-hidden /> {t('new')}
              </Button>
            </>
          ) : null
        }
      />
      <Grid
        gap="4"
        alignItems="stretch"
        templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1.95fr) minmax(0, 1fr)' }}
      >
        {!mayOwn ? (
          <NoAccess />
        ) : first ? (
          <Suspense fallback={<CardSkeleton label={t('portfolios.loading')} />}>
            <FirstRun onNew={() => setNaming(true)} />
          </Suspense>
        ) : (
          <PortfoliosCard start={start} />
        )}
        <WaitingCard start={start} />
        <StartCards />
      </Grid>
      {naming ? <NewPortfolio onClose={() => setNaming(false)} /> : null}
    </PageFrame>
  );
}

function NoAccess() {
  const t = useStartTexts();
  return (
    <EmptyState
      title={t('noAccess.title')}
      description={t('noAccess.text')}
      action={
        <LinkButton variant="solid" to="/search">
          {t('noAccess.toMap')}
        </LinkButton>
      }
    />
  );
}
