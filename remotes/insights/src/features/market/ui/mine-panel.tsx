import { portfolioQueries } from '@kavel/api-client';
import { hasPermission, useSession } from '@kavel/auth';
import { useQuery } from '@kavel/query';
import { Box, ErrorText, Skeleton, Stack, Text } from '@kavel/ui/core';
import { Field, Select } from '@kavel/ui/forms';
import { marketQueries } from '../api/market-queries';
import { useOwnObjects } from '../api/use-own-objects';
import { useMarketTexts } from '../i18n';
import type { Months } from '../model/market-span';
import type { MarketView } from '../model/market-view';
import { Panel } from './panel';
import { RankTable } from './rank-table';

export interface MinePanelProps {
  view: MarketView;
  area: string;
  months: Months;
  nameOf: (code: string) => string;
  onChange: (change: Partial<MarketView>) => void;
}

/** A portfolio against the first area. Nothing without access to portfolios. */
export function MinePanel(props: MinePanelProps) {
  const t = useMarketTexts();
  const { view, area, nameOf, onChange } = props;
  const allowed = hasPermission(useSession(), 'auth.portfolio-hub');
  const portfolios = useQuery({ ...portfolioQueries.list(), enabled: allowed });
  if (!allowed) return null;
  return (
    <Panel title={t('mine', { area: nameOf(area) })}>
      <Stack gap="3">
        <Box maxWidth="20rem">
          <Field label={t('mineChoose')}>
            <Select
              value={view.portfolio ?? ''}
              onChange={event => onChange({ portfolio: event.target.value || null })}
            >
              <option value="">{t('mineNone')}</option>
              {(portfolios.data ?? []).map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        </Box>
        {portfolios.error ? <ErrorText>{t('failed')}</ErrorText> : null}
        {view.portfolio ? <Ranks {...props} portfolio={view.portfolio} /> : null}
      </Stack>
    </Panel>
  );
}

function Ranks({ portfolio, area, months }: MinePanelProps & { portfolio: string }) {
  const t = useMarketTexts();
  const objects = useOwnObjects(portfolio);
  const asked = objects !== undefined && objects.length > 0;
  const { data, error } = useQuery({
    ...marketQueries.rank(portfolio, { area, objects: objects ?? [], ...months }),
    enabled: asked,
  });
  if (error) return <ErrorText>{t('failed')}</ErrorText>;
  if (objects?.length === 0) return <Text color="muted">{t('mineOutside')}</Text>;
  if (!data || !objects) return <Skeleton height="10rem" role="status" aria-label={t('loading')} />;
  if (data.inside === 0) return <Text color="muted">{t('mineOutside')}</Text>;
  return (
    <Stack gap="2">
      <Text fontSize="sm">{t('mineInside', { n: data.inside, of: objects.length })}</Text>
      {data.ranks.length === 0 ? (
        <Text color="muted">{t('mineNothing')}</Text>
      ) : (
        <RankTable ranks={data.ranks} />
      )}
      <Text fontSize="xs" color="muted">
        {t('mineText')}
      </Text>
    </Stack>
  );
}
