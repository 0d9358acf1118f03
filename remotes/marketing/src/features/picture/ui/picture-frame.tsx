import { catalogueQueries } from '@kavel/api-client';
import { useQuery } from '@kavel/query';
import { chakra, TextLink } from '@kavel/ui/core';
import { lazy, type ReactNode, Suspense } from 'react';
import { useHomeTexts } from '../../../i18n/home';
import { chooseDataset } from '../model/choose-place';
import { Legend } from './legend';
import type { PictureProps } from './picture';

const Picture = lazy(() => import('./picture'));

const Frame = chakra('figure', {
  base: {
    position: 'relative',
    overflow: 'hidden',
    m: 0,
    height: { base: '32rem', lg: 'clamp(30rem, 100dvh - 15.5rem, 46rem)' },
    bg: 'sunken',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'lg',
  },
});

/** The place of the picture. It has its size before anything is loaded, so that nothing jumps. */
export function PictureFrame({
  chosen,
  onExample,
  children,
}: Omit<PictureProps, 'status'> & { children: ReactNode }) {
  const t = useHomeTexts();
  const { data: status } = useQuery(catalogueQueries.status());
  const dataset = status ? chooseDataset(status.datasets) : null;
  return (
    <Frame>
      {status ? (
        <Suspense fallback={null}>
          <Picture status={status} chosen={chosen} onExample={onExample} />
        </Suspense>
      ) : null}
      <chakra.div position="absolute" top="3" insetInline="3" display="flex" justifyContent="flex-end">
        <Legend />
      </chakra.div>
      <chakra.div
        position="absolute"
        bottom={{ base: '9', md: '4' }}
        left={{ base: '3', md: '4' }}
        right={{ base: '3', md: 'auto' }}
        width={{ md: '22rem' }}
      >
        {children}
      </chakra.div>
      <chakra.figcaption
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
        {dataset ? `${dataset.fictional ? t('picture.demo') : t('picture.registers')} ` : ''}
        <TextLink to="/search">{t('picture.open')}</TextLink>
      </chakra.figcaption>
    </Frame>
  );
}
