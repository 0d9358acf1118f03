import type { DistrictWws } from '@kavel/contracts/districts';
import { useFormats } from '@kavel/i18n';
import { Button, DescriptionList, Flex, SectionTitle, Stack, Text } from '@kavel/ui/core';
import { X } from '@kavel/ui/icons';
import { useTexts } from '../i18n';
import type { WwsRow } from '../model/wws-rows';

export interface WwsDetailProps {
  row: WwsRow;
  wws: DistrictWws;
  onGoTo: () => void;
  onClose: () => void;
}

/** The dwelling in the selected area: its points, rent and segment, and how far it is from the end of regulated rent. */
export function WwsDetail({ row, wws, onGoTo, onClose }: WwsDetailProps) {
  const t = useTexts();
  const { money } = useFormats();
  const { here } = row;
  return (
    <Stack gap="3" p="4">
      <Flex justifyContent="space-between" alignItems="start" gap="2">
        <div>
          <SectionTitle>{row.name}</SectionTitle>
          <Text color="muted" fontSize="sm">
            {row.gemeente}
          </Text>
        </div>
        <Button variant="ghost" size="icon" aria-label={t('close')} onClick={onClose}>
          <X aria-hidden />
        </Button>
      </Flex>
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
              { term: t('points'), value: here.points },
              { term: t('segment'), value: t(`segments.${here.segment}`) },
              { term: t('rent'), value: money(here.maxRent) },
              { term: t('woz', { year: wws.year }), value: money(here.wozValue) },
              { term: t('freeFrom'), value: wws.freeFrom === null ? t('neverFree') : money(wws.freeFrom) },
            ]}
          />
        </>
      ) : (
        <Text>{t('noWoz')}</Text>
      )}
      <Button onClick={onGoTo}>{t('goTo')}</Button>
    </Stack>
  );
}
