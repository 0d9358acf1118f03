import { errorDetails } from '@kavel/api-client';
import type { LocatorObjectData } from '@kavel/contracts/locator';
import { useFormats } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { Box, Button, DescriptionList, SectionTitle, Skeleton, Text } from '@kavel/ui/core';
import { locatorQueries } from '../api/locator-queries';
import { useTexts } from '../i18n';

type Figure =
  | 'footprint'
  | 'height'
  | 'coverage'
  | 'highwayDistance'
  | 'trainstationDistance'
  | 'kvkCoverage'
  | 'kvkRegistration';

/** The filtered values of the selected object, with the files that they come from. */
export function LocatedFigures({ objectId }: { objectId: string }) {
  const t = useTexts();
  const { data, error, refetch } = useQuery(locatorQueries.objectData(objectId));
  return (
    <Box px="4" py="3" borderTopWidth="1px" borderColor="line">
      <SectionTitle>{t('figuresTitle')}</SectionTitle>
      {error ? (
        <Box role="alert" fontSize="sm" title={errorDetails(error)}>
          {t('figuresFailed')}{' '}
          <Button variant="ghost" onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </Box>
      ) : data === undefined ? (
        <Skeleton height="10rem" role="status" aria-label={t('figuresLoading')} />
      ) : data === null ? (
        <Text fontSize="sm" color="muted">
          {t('figuresNone')}
        </Text>
      ) : (
        <Figures data={data} />
      )}
    </Box>
  );
}

function Figures({ data }: { data: LocatorObjectData }) {
  const t = useTexts();
  const format = useFormats();
  const share = (value: number) => format.percent(value / 100);
  const figures: [Figure, (value: number) => string][] = [
    ['footprint', format.area],
    ['height', format.distance],
    ['coverage', share],
    ['highwayDistance', format.distance],
    ['trainstationDistance', format.distance],
    ['kvkCoverage', share],
    ['kvkRegistration', format.number],
  ];
  return (
    <>
      <DescriptionList
        look="figures"
        items={figures.map(([key, write]) => {
          const value = data[key];
          return { term: t(`parts.${key}`), value: value === null ? t('unknownFigure') : write(value) };
        })}
      />
      <Text mt="2" fontSize="xs" color="muted">
        {data.sources
          .map(({ source, date }) => t('figuresSource', { source, date: format.date(date) }))
          .join(' · ')}
      </Text>
    </>
  );
}
