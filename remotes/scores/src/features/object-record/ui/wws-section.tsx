import type { ObjectRecord } from '@kavel/contracts/passports';
import { useFormats } from '@kavel/i18n';
import { DescriptionList, Figure, SectionTitle, Text } from '@kavel/ui/core';
import { useRecordTexts } from '../i18n';

/** WWS points of a dwelling with what they are made of and what was assumed. */
export function WwsSection({ wws }: Pick<ObjectRecord, 'wws'>) {
  const t = useRecordTexts();
  const format = useFormats();
  if (wws === null) return null;
  const { points, maxRent, parts, year, assumed, wozOfBuurt } = wws;
  const assumptions = assumed.map(one => t(`wws.assumed.${one}`));
  if (wozOfBuurt !== null) assumptions.push(t('wws.wozOfBuurt', { value: format.money(wozOfBuurt) }));
  return (
    <section>
      <SectionTitle mb="2">{t('wws.heading')}</SectionTitle>
      <Text>
        <Figure fontSize="2xl" fontWeight="bold">
          {format.number(points)}
        </Figure>{' '}
        {t('wws.points', { rent: format.money(maxRent) })}
      </Text>
      <DescriptionList
        look="figures"
        items={parts
          .filter(one => one.points > 0)
          .map(one => ({
            key: one.part,
            term: t(`wws.parts.${one.part}`),
            value: <Figure>{format.decimal(one.points)}</Figure>,
          }))}
      />
      <Text mt="2" fontSize="xs" color="muted">
        {t('wws.norm', { year: String(year) })} {assumptions.join(' ')}
      </Text>
    </section>
  );
}
