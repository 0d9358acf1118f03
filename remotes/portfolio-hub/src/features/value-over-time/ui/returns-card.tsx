import { BarChart } from '@kavel/charts';
import type { PortfolioDetail } from '@kavel/contracts';
import type { ValueOverTime, YearReturn } from '@kavel/contracts/portfolios';
import { useFormats } from '@kavel/i18n';
import { Button, Card, Flex, SectionTitle, Stack, Text } from '@kavel/ui/core';
import { PlainTable, PlainTableFrame, Td, Th } from '@kavel/ui/data';
import { Explanation } from '@kavel/ui/overlays';
import { useState } from 'react';
import { useValueTexts } from '../../../i18n/value';
import { YearDialog } from './year-dialog';

export interface ReturnsCardProps {
  portfolio: PortfolioDetail;
  values: ValueOverTime;
  /** What is entered is of the whole portfolio: not for one unit. */
  isUnit: boolean;
}

/** Total return by calendar year, with what it is of and where its income comes from. */
export function ReturnsCard({ portfolio, values: { returns, entered }, isUnit }: ReturnsCardProps) {
  const t = useValueTexts();
  const f = useFormats();
  const [editing, setEditing] = useState<number | null>(null);
  const mayEnter = !isUnit && portfolio.access !== 'read' && portfolio.archivedAt === null;
  const written = (value: number | null) => (value === null ? '–' : f.signedPercent(value));
  const isPartial = ({ days, daysOfYear }: YearReturn) => days < daysOfYear;
  const inPercent = (value: number | null) => (value === null ? null : Math.round(value * 1000) / 10);
  return (
    <Card p="4">
      <Flex align="center" gap="1" mb="3">
        <SectionTitle>{t('returns.title')}</SectionTitle>
        <Explanation
          label={t('bridge.why', { figure: t('returns.title') })}
          title={t('returns.title')}
          text={t('returns.whyText')}
          formula={t('returns.whyFormula')}
          inputs={[]}
        />
      </Flex>
      {returns.length > 1 ? (
        <BarChart
          label={t('returns.picture')}
          labelHeader={t('returns.year')}
          labels={returns.map(({ year }) => String(year))}
          format={percent => f.percent(percent / 100)}
          series={(['income', 'capital'] as const).map(key => ({
            key,
            label: t(`returns.${key}`),
            values: returns.map(one => inPercent(one[key])),
          }))}
          file={{ object: 'portfolio', objectId: portfolio.id, name: [t('returns.title'), portfolio.name] }}
        />
      ) : null}
      <PlainTableFrame label={t('returns.title')}>
        <PlainTable aria-label={t('returns.title')}>
          <thead>
            <tr>
              <Th>{t('returns.year')}</Th>
              <Th numeric>{t('returns.income')}</Th>
              <Th numeric>{t('returns.capital')}</Th>
              <Th numeric>{t('returns.total')}</Th>
              <Th numeric>{t('returns.units')}</Th>
              <Th>{t('returns.basis')}</Th>
              {mayEnter ? <Th>{t('returns.actions')}</Th> : null}
            </tr>
          </thead>
          <tbody>
            {returns.toReversed().map(one => (
              <tr key={one.year}>
                <Td whiteSpace="nowrap">
                  {one.year}
                  {isPartial(one) ? (
                    <Text as="span" display="block" fontSize="xs" color="muted">
                      {t('returns.days', { days: one.days, of: one.daysOfYear })}
                    </Text>
                  ) : null}
                </Td>
                <Td numeric>{written(one.income)}</Td>
                <Td numeric>{written(one.capital)}</Td>
                <Td numeric>{written(one.total)}</Td>
                <Td numeric whiteSpace="nowrap">
                  {t('returns.of', { units: f.number(one.units), held: f.number(one.held) })}
                </Td>
                <Td>{t(`returns.bases.${one.incomeBasis ?? 'unknown'}`)}</Td>
                {mayEnter ? (
                  <Td>
                    <Button
                      variant="ghost"
                      aria-label={t('returns.enterNamed', { year: one.year })}
                      onClick={() => setEditing(one.year)}
                    >
                      {t('returns.enter')}
                    </Button>
                  </Td>
                ) : null}
              </tr>
            ))}
          </tbody>
        </PlainTable>
      </PlainTableFrame>
      <Stack gap="1" mt="3" fontSize="xs" color="muted">
        {returns.some(({ income }) => income === null) ? <Text>{t('returns.noIncome')}</Text> : null}
        {returns.some(isPartial) ? <Text>{t('returns.partial')}</Text> : null}
      </Stack>
      {editing === null ? null : (
        <YearDialog
          portfolioId={portfolio.id}
          year={editing}
          entered={entered.find(({ year }) => year === editing) ?? null}
          onClose={() => setEditing(null)}
        />
      )}
    </Card>
  );
}
