import { catalogueQueries } from '@kavel/api-client';
import { useQuery } from '@kavel/query';
import { Box, type BoxProps, Flex, TextLink } from '@kavel/ui/core';
import { lazy, type ReactNode, Suspense } from 'react';
import { useHomeTexts } from '../../../i18n/home';
import { PartBoundary } from '../../../layout/part-boundary';
import { chooseDataset } from '../model/choose-place';
import { Legend } from './legend';
import type { PictureProps } from './picture';
import { PictureFailure } from './picture-failure';

const Picture = lazy(() => import('./picture'));

const Frame = (props: BoxProps) => (
  <Box
    as="figure"
    position="relative"
    overflow="hidden"
    m={0}
    height={{ base: '32rem', lg: 'clamp(30rem, 100dvh - 13.5rem, 46rem)' }}
    bg="sunken"
    borderWidth="1px"
    borderColor="line"
    borderRadius="lg"
    {...props}
  />
);

/** Container with a fixed size, so that the layout does not jump while loading. */
export function PictureFrame({
  chosen,
  onExample,
  children,
}: Omit<PictureProps, 'status'> & { children: ReactNode }) {
  const t = useHomeTexts();
  const { data: status, isError, refetch } = useQuery(catalogueQueries.status());
  const dataset = status ? chooseDataset(status.datasets) : null;
  const fictional = chosen?.fictional ?? dataset?.fictional;
  return (
    <Frame>
      {isError ? <PictureFailure onRetry={() => void refetch()} onExample={onExample} /> : null}
      {status ? (
        <PartBoundary fallback={<PictureFailure onExample={onExample} />}>
          <Suspense fallback={null}>
            <Picture status={status} chosen={chosen} onExample={onExample} />
          </Suspense>
        </PartBoundary>
      ) : null}
      <Flex position="absolute" top="3" insetInline="3" justifyContent="flex-end">
        <Legend />
      </Flex>
      <Box
        position="absolute"
        bottom={{ base: '9', md: '4' }}
        left={{ base: '3', md: '4' }}
        right={{ base: '3', md: 'auto' }}
        width={{ md: '22rem' }}
      >
        {children}
      </Box>
      {fictional !== undefined ? (
        <Box
          as="figcaption"
          position="absolute"
          bottom="0"
          right="0"
          px="2.5"
          py="1"
          bg="surface"
          borderTopLeftRadius="md"
          fontSize="xs"
          color="muted"
        >
          {fictional ? t('picture.demo') : t('picture.registers')}{' '}
          <TextLink to="/search" textDecoration="underline">
            {t('picture.open')}
          </TextLink>
        </Box>
      ) : null}
    </Frame>
  );
}
