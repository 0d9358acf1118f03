import { portfolioQueries } from '@kavel/api-client';
import { fullAddress } from '@kavel/contracts';
import { useQuery } from '@kavel/query';
import { useSearchParams } from '@kavel/router';
import {
  EmptyState,
  Flex,
  LinkButton,
  Notice,
  Skeleton,
  Text,
  TextButton,
  TextLink,
  useOpened,
} from '@kavel/ui/core';
import { LoadError } from '../../../common/load-error';
import { PageFrame, PageHead } from '../../../common/page-frame';
import { useFollowChanges } from '../../../common/portfolio-changes';
import { useTexts } from '../../../i18n';
import { useValueTexts } from '../../../i18n/value';
import { valueQueries } from '../api/value-queries';
import { chosenDates, movedTo } from '../model/chosen-dates';
import { BridgeCard } from './bridge-card';
import { ReturnsCard } from './returns-card';
import { ValueChartCard } from './value-chart-card';
import { ValueDatesCard } from './value-dates-card';

/** Approved values over time, what changed them, and total return; of one unit with `?unit=`. */
export function ValueOverTimePage({ portfolioId }: { portfolioId: string }) {
  const t = useValueTexts();
  const common = useTexts();
  const [address, setAddress] = useSearchParams();
  const unitId = address.get('unit');
  const portfolio = useQuery(portfolioQueries.detail(portfolioId));
  const overTime = useQuery(valueQueries.overTime(portfolioId, unitId));
  useFollowChanges();
  useOpened(portfolio.data?.name);

  const failed = portfolio.isError ? portfolio : overTime.isError ? overTime : null;
  if (failed)
    return (
      <PageFrame>
        <LoadError error={failed.error} onRetry={() => void failed.refetch()} subject="portfolio" />
      </PageFrame>
    );

  const change = (changes: Record<string, string | null>) =>
    setAddress(
      now => {
        const next = new URLSearchParams(now);
        for (const [key, value] of Object.entries(changes))
          if (value === null) next.delete(key);
          else next.set(key, value);
        return next;
      },
      { replace: true },
    );
  const values = overTime.data;
  const unit = portfolio.data?.units.find(({ id }) => id === unitId);
  const known = values?.points.map(({ date }) => date) ?? [];
  const dates = chosenDates(known, { from: address.get('from'), to: address.get('to') });

  return (
    <PageFrame>
      <PageHead
        title={t('title')}
        note={
          portfolio.data ? (
            <Flex gap="3" wrap="wrap" alignItems="center" fontSize="sm">
              <TextLink to={`/${portfolioId}/hub`}>{portfolio.data.name}</TextLink>
              {unitId !== null ? (
                <>
                  {unit ? (
                    <Text as="span">{t('ofUnit', { address: fullAddress(unit.addressObjectData) })}</Text>
                  ) : null}
                  <TextButton onClick={() => change({ unit: null })}>{t('wholePortfolio')}</TextButton>
                </>
              ) : null}
            </Flex>
          ) : (
            <Skeleton height="5" width="10rem" />
          )
        }
        actions={<LinkButton to={`/${portfolioId}/valuation`}>{common('hub.valuations')}</LinkButton>}
      />
      {values === undefined || portfolio.data === undefined ? (
        <>
          <Skeleton height="22rem" />
          <Skeleton height="16rem" />
        </>
      ) : values.points.length === 0 ? (
        <Nothing portfolioId={portfolioId} open={values.open} isUnit={unitId !== null} />
      ) : (
        <>
          <ValueChartCard
            portfolio={portfolio.data}
            values={values}
            measure={address.get('show') === 'per-m2' ? 'perM2' : 'total'}
            onChoose={dates ? date => change({ ...movedTo(date, dates, known) }) : undefined}
            onMeasure={measure => change({ show: measure === 'perM2' ? 'per-m2' : null })}
          />
          <ValueDatesCard values={values} />
          {dates ? (
            <>
              <BridgeCard
                portfolio={portfolio.data}
                unitId={unitId}
                dates={known}
                chosen={dates}
                onChoose={chosen => change({ from: chosen.from, to: chosen.to })}
                basis={address.get('basis') === 'weighed' ? 'weighed' : 'comparison'}
                onBasis={basis => change({ basis: basis === 'weighed' ? basis : null })}
              />
              <ReturnsCard portfolio={portfolio.data} values={values} isUnit={unitId !== null} />
            </>
          ) : (
            <Notice tone="info">{t('one')}</Notice>
          )}
        </>
      )}
    </PageFrame>
  );
}

function Nothing({ portfolioId, open, isUnit }: { portfolioId: string; open: number; isUnit: boolean }) {
  const t = useValueTexts();
  const kind = isUnit ? 'unitNone' : 'none';
  const waiting = open > 0 && !isUnit ? ` ${t('none.open', { count: open })}` : '';
  return (
    <EmptyState
      title={t(`${kind}.title`)}
      description={`${t(`${kind}.text`)}${waiting}`}
      action={<LinkButton to={`/${portfolioId}/valuation`}>{t('toValuations')}</LinkButton>}
    />
  );
}
