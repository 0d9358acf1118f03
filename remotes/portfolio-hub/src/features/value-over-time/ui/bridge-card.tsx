import type { PortfolioDetail } from '@kavel/contracts';
import { type BridgeBasis, bridgeBases } from '@kavel/contracts/portfolios';
import { useFormats } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { Box, Card, Flex, SectionTitle, Skeleton } from '@kavel/ui/core';
import { Field, Select } from '@kavel/ui/forms';
import { LoadError } from '../../../common/load-error';
import { useValueTexts } from '../../../i18n/value';
import { valueQueries } from '../api/value-queries';
import type { ChosenDates } from '../model/chosen-dates';
import { BridgeView } from './bridge-view';

export interface BridgeCardProps {
  portfolio: PortfolioDetail;
  unitId: string | null;
  /** Value dates, ascending. */
  dates: readonly string[];
  chosen: ChosenDates;
  onChoose: (chosen: ChosenDates) => void;
  basis: BridgeBasis;
  onBasis: (basis: BridgeBasis) => void;
}

/** Two dates to choose, and what changed the value between them. */
export function BridgeCard({ portfolio, unitId, dates, chosen, onChoose, basis, onBasis }: BridgeCardProps) {
  const t = useValueTexts();
  const f = useFormats();
  // Also says whether there is another basis to choose, and stays known while that one is read.
  const compared = useQuery(valueQueries.bridge(portfolio.id, unitId, { ...chosen, basis: 'comparison' }));
  const asked = useQuery(valueQueries.bridge(portfolio.id, unitId, { ...chosen, basis }));
  const bridge = basis === 'comparison' ? compared : asked;
  const isWeighed = basis === 'weighed' || (compared.data?.weights?.length ?? 0) > 0;
  const before = dates.filter(date => date < chosen.to);
  return (
    <Card p="4">
      <SectionTitle mb="3">{t('bridge.title')}</SectionTitle>
      <Flex gap="3" wrap="wrap" mb="4" _print={{ display: 'none' }}>
        <Box width="12rem">
          <Field label={t('bridge.from')}>
            <Select
              value={chosen.from}
              onChange={({ target }) => onChoose({ ...chosen, from: target.value })}
            >
              {before.map(date => (
                <option key={date} value={date}>
                  {f.date(date)}
                </option>
              ))}
            </Select>
          </Field>
        </Box>
        <Box width="12rem">
          <Field label={t('bridge.to')}>
            <Select value={chosen.to} onChange={({ target }) => onChoose({ ...chosen, to: target.value })}>
              {dates.slice(1).map(date => (
                <option key={date} value={date}>
                  {f.date(date)}
                </option>
              ))}
            </Select>
          </Field>
        </Box>
        {isWeighed ? (
          <Box width="16rem">
            <Field label={t('bridge.basis.label')}>
              <Select
                value={basis}
                onChange={({ target }) =>
                  onBasis(bridgeBases.find(one => one === target.value) ?? 'comparison')
                }
              >
                {bridgeBases.map(one => (
                  <option key={one} value={one}>
                    {t(`bridge.basis.${one}`)}
                  </option>
                ))}
              </Select>
            </Field>
          </Box>
        ) : null}
      </Flex>
      {bridge.isError ? (
        <LoadError error={bridge.error} onRetry={() => void bridge.refetch()} subject="portfolio" />
      ) : bridge.data ? (
        <BridgeView portfolio={portfolio} bridge={bridge.data} />
      ) : (
        <Skeleton height="16rem" />
      )}
    </Card>
  );
}
