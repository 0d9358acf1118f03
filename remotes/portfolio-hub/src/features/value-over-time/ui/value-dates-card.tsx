import { shownValue } from '@kavel/contracts';
import type { ValueAt, ValueOverTime } from '@kavel/contracts/portfolios';
import { useFormats } from '@kavel/i18n';
import { Card, SectionTitle, TextLink } from '@kavel/ui/core';
import { PlainTable, PlainTableFrame, Td, Th } from '@kavel/ui/data';
import { useValueTexts } from '../../../i18n/value';

/** Each value date with its total, and the approved valuations that it rests on. */
export function ValueDatesCard({ values: { points } }: { values: ValueOverTime }) {
  const t = useValueTexts();
  const f = useFormats();
  const shown = (point: ValueAt) => shownValue({ ...point, value: point.total });
  return (
    <Card p="4">
      <SectionTitle mb="3">{t('dates.title')}</SectionTitle>
      <PlainTableFrame label={t('dates.title')}>
        <PlainTable aria-label={t('dates.title')}>
          <thead>
            <tr>
              <Th>{t('dates.date')}</Th>
              <Th numeric>{t('dates.value')}</Th>
              <Th numeric>{t('dates.change')}</Th>
              <Th numeric>{t('dates.units')}</Th>
              <Th>{t('dates.restsOn')}</Th>
            </tr>
          </thead>
          <tbody>
            {points
              .map((point, at) => ({ point, before: points[at - 1] }))
              .toReversed()
              .map(({ point, before }) => (
                <tr key={point.date}>
                  <Td whiteSpace="nowrap">{f.date(point.date)}</Td>
                  <Td numeric>{f.number(shown(point))}</Td>
                  <Td numeric>
                    {before && before.total > 0 ? f.signedPercent(point.total / before.total - 1) : '–'}
                  </Td>
                  <Td numeric>{f.number(point.units)}</Td>
                  <Td minWidth="12rem">
                    {point.restsOn.toReversed().map((one, at) => (
                      <span key={one.valuationId}>
                        {at > 0 ? ', ' : ''}
                        <TextLink to={`/valuation/${one.valuationId}/summary`}>
                          {t(one.valueDate === point.date ? 'dates.part' : 'dates.older', {
                            name: one.name,
                            date: f.date(one.valueDate),
                            units: f.number(one.units),
                          })}
                        </TextLink>
                        {one.status === 'archived' ? ` ${t('dates.archived')}` : ''}
                      </span>
                    ))}
                  </Td>
                </tr>
              ))}
          </tbody>
        </PlainTable>
      </PlainTableFrame>
    </Card>
  );
}
