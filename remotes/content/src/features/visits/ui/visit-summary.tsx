import { BarChart, LineChart } from '@kavel/charts';
import type { VisitFigures } from '@kavel/contracts/content';
import { useFormats } from '@kavel/i18n';
import { SectionTitle, Stack } from '@kavel/ui/core';
import { KeyFigures } from '@kavel/ui/data';
import { useVisitTexts } from '../i18n';
import { useVisitFormats } from './use-visit-formats';

/** More bars than this cannot be told apart. */
const mostBars = 90;

/** All pages together, and visits by day. */
export function VisitSummary({ figures: { all, days, since, until } }: { figures: VisitFigures }) {
  const t = useVisitTexts();
  const format = useFormats();
  const { share, percentile } = useVisitFormats();
  const short = days.length <= mostBars;
  const Chart = short ? BarChart : LineChart;
  // A year in the label of every bar leaves no room on a phone.
  const labelOf = (day: string) => (short ? format.date(day).replace(/ \d{4}$/, '') : format.date(day));
  return (
    <Stack gap="4">
      <KeyFigures
        figures={[
          { key: 'visits', label: t('columns.visits'), value: format.number(all.visits) },
          { key: 'loads', label: t('columns.loads'), value: format.number(all.loads) },
          { key: 'time', label: t('columns.loadTime'), value: percentile('load', all.loadTime) },
          {
            key: 'failures',
            label: t('columns.failureShare'),
            value: share(all.failureShare),
            note: t('failures', { count: format.number(all.failures) }),
          },
        ]}
      />
      <SectionTitle>{t('byDay')}</SectionTitle>
      <Chart
        label={t('byDay')}
        labelHeader={t('day')}
        labels={days.map(({ day }) => labelOf(day))}
        series={[{ key: 'visits', label: t('columns.visits'), values: days.map(({ visits }) => visits) }]}
        format={format.number}
        file={{ object: 'visits', name: [t('byDay'), since, until] }}
      />
    </Stack>
  );
}
