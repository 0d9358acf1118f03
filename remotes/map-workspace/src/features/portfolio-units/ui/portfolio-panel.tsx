import { portfolioQueries } from '@kavel/api-client';
import { hasPermission, useSession } from '@kavel/auth';
import { useQuery } from '@kavel/query';
import { useLocation } from '@kavel/router';
import { EmptyState, ErrorState, Flex, type FlexProps, LinkButton, Skeleton, Stack } from '@kavel/ui/core';
import { Field, Select } from '@kavel/ui/forms';
import type { WorkspaceProps } from '../../../common/workspace-feature';
import { useTexts } from '../../../i18n';
import { UnitList } from './unit-list';

const Frame = (props: FlexProps) => (
  <Flex flexDirection="column" gap="3" px="4" pt="3" minHeight={0} {...props} />
);

/** Chooses a portfolio for the map and lists its units beside it. */
export function PortfolioPanel(props: WorkspaceProps) {
  const t = useTexts();
  const session = useSession();
  const location = useLocation();
  if (!session.isAuthenticated) {
    const returnTo = encodeURIComponent(location.pathname + location.search);
    return (
      <EmptyState
        title={t('panels.portfolio')}
        description={t('portfolio.login')}
        action={
          <LinkButton variant="solid" to={`/login?returnTo=${returnTo}`}>
            {t('portfolio.loginAction')}
          </LinkButton>
        }
      />
    );
  }
  if (!hasPermission(session, 'auth.portfolio-hub')) {
    return <EmptyState title={t('panels.portfolio')} description={t('portfolio.noAccess')} />;
  }
  return <Chooser {...props} />;
}

function Chooser({ portfolioId, objectId, choosePortfolio, goTo, select }: WorkspaceProps) {
  const t = useTexts();
  const choose = (chosen: string | null) => {
    choosePortfolio(chosen);
    if (chosen) goTo({ kind: 'named', id: chosen });
  };
  const portfolios = useQuery(portfolioQueries.list());

  if (portfolios.isPending) {
    return (
      <Stack p="4" gap="2">
        <Skeleton height="4" width="50%" />
        <Skeleton height="8" />
      </Stack>
    );
  }
  if (portfolios.isError) {
    return (
      <ErrorState
        title={t('panels.portfolio')}
        description={t('portfolio.failed')}
        retry={{ label: t('retry'), onRetry: () => void portfolios.refetch() }}
      />
    );
  }
  if (portfolios.data.length === 0 && portfolioId) {
    return <EmptyState title={t('panels.portfolio')} description={t('portfolio.notFound')} />;
  }
  if (portfolios.data.length === 0) {
    return <EmptyState title={t('portfolio.empty')} description={t('portfolio.emptyHelp')} />;
  }

  return (
    <Frame>
      <Field label={t('portfolio.choose')}>
        <Select value={portfolioId ?? ''} onChange={event => choose(event.target.value || null)}>
          <option value="">{t('portfolio.none')}</option>
          {portfolios.data.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      {portfolioId ? <UnitList portfolioId={portfolioId} selectedId={objectId} onSelect={select} /> : null}
    </Frame>
  );
}
