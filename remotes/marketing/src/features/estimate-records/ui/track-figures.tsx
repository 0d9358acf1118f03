import { leastSoldRecords, type TrackRecord } from '@kavel/contracts/estimates';
import { useFormats } from '@kavel/i18n';
import { KeyFigures } from '@kavel/ui/data';
import { useEstimateRecordTexts } from '../../../i18n/estimate-records';

/** How the estimates turned out; nothing but counts while there are few sales. */
export function TrackFigures({ track, total }: { track: TrackRecord; total: number }) {
  const t = useEstimateRecordTexts();
  const format = useFormats();
  const { sold, measures } = track;
  const percent = (value: number) => format.percent(value / 100);
  const figures = [
    { key: 'total', label: t('track.total'), value: format.number(total) },
    {
      key: 'sold',
      label: t('track.sold'),
      value: format.number(sold),
      note: measures ? null : t('track.few', { count: leastSoldRecords }),
    },
    ...(measures
      ? [
          { key: 'mdape', label: t('track.mdape'), value: percent(measures.mdape) },
          { key: 'ppe10', label: t('track.ppe10'), value: percent(measures.ppe10) },
          {
            key: 'coverage68',
            label: t('track.coverage68'),
            value: percent(measures.coverage68),
            note: t('track.expected', { share: percent(68) }),
          },
          {
            key: 'coverage95',
            label: t('track.coverage95'),
            value: percent(measures.coverage95),
            note: t('track.expected', { share: percent(95) }),
          },
        ]
      : []),
  ];
  return <KeyFigures figures={figures} />;
}
