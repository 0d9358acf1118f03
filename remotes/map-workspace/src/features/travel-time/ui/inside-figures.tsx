import { useFormats } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { Button, DescriptionList, Notice, SectionTitle, Skeleton, Stack, Text } from '@kavel/ui/core';
import { useMemo } from 'react';
import type { TravelArea } from '../../../common/travel/travel-area';
import { usePoiWords } from '../../layers';
import { contains } from '../../work-areas';
import { insideQuery } from '../api/inside-query';
import { useOwnUnits } from '../api/use-own-units';
import { useTexts } from '../i18n';

/** What lies inside of an area: of the catalogue, and of the user's own units. */
export function InsideFigures({ area }: { area: TravelArea }) {
  const t = useTexts();
  const { number } = useFormats();
  const poiName = usePoiWords();
  const units = useOwnUnits();
  const { data, isError, isPending, refetch } = useQuery(insideQuery(area.geometry));
  const own = useMemo(
    () => units?.filter(({ addressObjectData }) => contains(area.geometry, addressObjectData)).length ?? null,
    [units, area.geometry],
  );
  const told = (term: string, value: number | null) => {
    return { term, value: value === null ? t('inside.unknown') : number(value) };
  };
  const figures = data && [
    told(t('inside.inhabitants'), data.inhabitants),
    told(t('inside.dwellings'), data.dwellings),
    told(t('inside.objects'), data.objects),
    ...(own === null ? [] : [told(t('inside.own'), own)]),
    told(t('inside.sales'), data.sales),
  ];
  return (
    <Stack as="section" aria-label={t('inside.title')} gap="2">
      <SectionTitle>{t('inside.title')}</SectionTitle>
      {isPending ? <Skeleton height="24" /> : null}
      {isError ? (
        <Notice tone="error">
          {t('inside.failed')}{' '}
          <Button variant="ghost" height="6" px="1" onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </Notice>
      ) : null}
      {figures ? (
        <>
          <DescriptionList look="figures" items={figures} />
          {data.poi.length > 0 ? (
            <>
              <SectionTitle>{t('inside.poi')}</SectionTitle>
              <DescriptionList
                look="figures"
                items={data.poi.map(({ kind, count }) => told(poiName(kind), count))}
              />
            </>
          ) : null}
          <Text fontSize="xs" color="muted">
            {t('inside.note')}
          </Text>
        </>
      ) : null}
    </Stack>
  );
}
