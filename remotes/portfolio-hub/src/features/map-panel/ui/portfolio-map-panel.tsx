import { portfolioQueries } from '@kavel/api-client';
import type { WidgetProps } from '@kavel/contracts';
import { useQuery } from '@kavel/query';
import { EmptyState, ErrorState, LinkButton, Skeleton, Stack } from '@kavel/ui/core';
import { Field, Select } from '@kavel/ui/forms';
import { errorKey } from '../../../common/error-key';
import { useFollowChanges } from '../../../common/portfolio-changes';
import { useTexts } from '../../../i18n';
import { useMapPanelTexts } from '../../../i18n/map-panel';
import { PortfolioOnMap } from './portfolio-on-map';

/** Selects a portfolio on the map and shows its figures, units and links to its pages. */
export function PortfolioMapPanel({ portfolioId, objectId, isInside = null, map }: WidgetProps<'map-panel'>) {
  const t = useTexts();
  const panel = useMapPanelTexts();
  const portfolios = useQuery(portfolioQueries.list());
  useFollowChanges();

  if (portfolios.isError) {
    return (
      <ErrorState
        title={t('common.loadFailed')}
        description={t(`errors.${errorKey(portfolios.error)}`)}
        retry={{ label: t('common.retry'), onRetry: () => void portfolios.refetch() }}
      />
    );
  }
  if (portfolios.isPending) return <Skeleton height="12rem" />;
  if (portfolios.data.length === 0) {
    return (
      <EmptyState
        title={t('landing.emptyTitle')}
        description={t('landing.emptyDescription')}
        action={<LinkButton to="/landing">{t('common.toPortfolios')}</LinkButton>}
      />
    );
  }
  const chosen = portfolios.data.find(({ id }) => id === portfolioId);
  return (
    <Stack gap="3">
      <Field label={panel('choose')} {...(chosen ? {} : { hint: panel('help') })}>
        <Select value={chosen?.id ?? ''} onChange={event => map.showPortfolio(event.target.value || null)}>
          <option value="">{panel('none')}</option>
          {portfolios.data.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      {chosen ? (
        <PortfolioOnMap
          key={chosen.id}
          portfolioId={chosen.id}
          objectId={objectId}
          isInside={isInside}
          onSelect={map.selectObject}
        />
      ) : null}
    </Stack>
  );
}
