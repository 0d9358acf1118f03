import type { RentRollFigures as Figures } from '@kavel/contracts/leases';
import { useFormats } from '@kavel/i18n';
import { KeyFigures } from '@kavel/ui/data';
import { useRentRollTexts } from '../../../i18n/rent-roll';

/** Key figures of the leases that run on the day, each with what it is over. */
export function RentRollFigures({ figures }: { figures: Figures }) {
  const t = useRentRollTexts();
  const format = useFormats();
  const { market, wws, knownUnits, vacantUnits, units } = figures;
  const unknown = units - knownUnits;
  const years = (value: number | null) =>
    value === null ? '–' : t('figures.years', { n: format.decimal(value) });
  const n = (count: number) => ({ count, n: format.number(count) });
  const overLeases = t('figures.waltNote', n(figures.waltLeases));
  const wwsNotes = [
    wws.units > 0
      ? t('figures.wwsNote', { above: format.number(wws.above), n: format.number(wws.units), year: wws.year })
      : '',
    wws.unknown > 0 ? t('figures.wwsUnknown', { n: format.number(wws.unknown) }) : '',
  ];
  return (
    <KeyFigures
      figures={[
        {
          key: 'rent',
          label: t('figures.contractRent'),
          value: format.millions(figures.contractRent),
          note: t('figures.leases', n(figures.runningLeases)),
        },
        {
          key: 'vacancy',
          label: t('figures.vacancy'),
          value: knownUnits === 0 ? '–' : format.percent(vacantUnits / knownUnits),
          note: [
            t('figures.vacancyNote', {
              vacant: format.number(vacantUnits),
              known: format.number(knownUnits),
            }),
            unknown > 0 ? t('figures.unknown', n(unknown)) : '',
          ]
            .filter(Boolean)
            .join(' · '),
        },
        { key: 'walt', label: t('figures.walt'), value: years(figures.walt), note: overLeases },
        {
          key: 'break',
          label: t('figures.waltToBreak'),
          value: years(figures.waltToBreak),
          note: overLeases,
        },
        {
          key: 'market',
          label: t('figures.market'),
          value:
            market.marketRent === 0 ? '–' : format.signedPercent(market.contractRent / market.marketRent - 1),
          note:
            market.units === 0
              ? t('figures.none')
              : t('figures.marketNote', {
                  n: format.number(market.units),
                  over: format.number(market.over),
                  under: format.number(market.under),
                }),
        },
        {
          key: 'wws',
          label: t('figures.wws'),
          value: wws.units === 0 ? '–' : format.money(wws.excess),
          note: wwsNotes.filter(Boolean).join(' · ') || t('figures.none'),
        },
      ]}
    />
  );
}
