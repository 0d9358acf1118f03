import type { DistrictWws } from '@kavel/contracts/districts';
import { useFormats } from '@kavel/i18n';
import { DescriptionList, Text } from '@kavel/ui/core';
import { AreaCard, type AreaChoosing } from '../../areas';
import { useTexts } from '../i18n';
import { signed } from '../model/signed';
import type { WwsRow } from '../model/wws-rows';

export interface WwsDetailProps {
  row: WwsRow;
  /** The area beside it. */
  beside: WwsRow | null;
  wws: DistrictWws;
  choosing: AreaChoosing;
  onGoTo: () => void;
  onEndComparing: () => void;
  onClose: () => void;
}

/**
 * The dwelling in the selected area: its points, rent and segment, and how far it is from the end of regulated rent;
 * side by side with another area where one is chosen.
 */
export function WwsDetail({ row, beside, wws, ...props }: WwsDetailProps) {
  const t = useTexts();
  const { money, number } = useFormats();
  const { here } = row;
  type Here = NonNullable<WwsRow['here']>;
  const sameYear = !beside?.here || beside.here.year === here?.year;
  const figures: {
    key: string;
    term: string;
    of: (here: Here) => string;
    amount?: (here: Here) => number;
  }[] = [
    { key: 'points', term: t('points'), of: one => number(one.points), amount: one => one.points },
    { key: 'segment', term: t('segment'), of: one => t(`segments.${one.segment}`) },
    { key: 'rent', term: t('rent'), of: one => money(one.maxRent), amount: one => one.maxRent },
    {
      key: 'woz',
      term: sameYear ? t('woz', { year: here?.year ?? wws.year }) : t('wozAny'),
      of: one => (sameYear ? money(one.wozValue) : `${money(one.wozValue)} (${one.year})`),
      amount: one => one.wozValue,
    },
    { key: 'beyond', term: t('beyond'), of: one => signed(one.beyond, number) },
  ];
  const told = (of: (here: Here) => string, { here: one }: WwsRow) => (one ? of(one) : t('noWoz'));
  const difference = (key: string, amount: ((here: Here) => number) | undefined) => {
    const other = beside?.here;
    if (!amount || !here || !other) return '';
    return signed(amount(here) - amount(other), key === 'points' ? number : money);
  };
  return (
    <AreaCard
      name={row.name}
      note={row.gemeente}
      beside={
        beside && {
          name: beside.name,
          figures: figures.map(({ key, term, of, amount }) => ({
            key,
            term,
            one: told(of, row),
            other: told(of, beside),
            difference: difference(key, amount),
          })),
        }
      }
      {...props}
    >
      {here ? (
        <>
          <Text>
            {here.segment === 'free'
              ? t('isFree', { points: here.beyond, rent: money(here.rentBeyond) })
              : t('isRegulated', { points: wws.ends.middle + 1 - here.points })}
          </Text>
          <DescriptionList
            look="figures"
            items={[
              ...figures
                .filter(({ key }) => key !== 'beyond')
                .map(({ term, of }) => ({ term, value: of(here) })),
              { term: t('freeFrom'), value: wws.freeFrom === null ? t('neverFree') : money(wws.freeFrom) },
            ]}
          />
        </>
      ) : (
        <Text>{t('noWoz')}</Text>
      )}
    </AreaCard>
  );
}
