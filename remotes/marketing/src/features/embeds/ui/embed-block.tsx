import { isBagId } from '@kavel/contracts';
import { useLanguage } from '@kavel/i18n';
import { useSearchParams } from '@kavel/router';
import { Box, Button, Flex, Skeleton, Text } from '@kavel/ui/core';
import { lazy, Suspense } from 'react';
import { useEmbedTexts } from '../../../i18n/embeds';
import { PartBoundary } from '../../../layout/part-boundary';
import { AddressForm } from '../../estimate';
import type { Embed } from '../model/embeds';
import { FoundObject } from './found-object';
import { FoundScore } from './found-score';
import { FoundValue } from './found-value';
import { OutsideLink } from './outside-link';

const EmbedMap = lazy(() => import('./embed-map'));

/** One block as another site shows it: it fills its frame, and leads to Kavel in a tab of its own. */
export function EmbedBlock({ embed }: { embed: Embed }) {
  const t = useEmbedTexts();
  const language = useLanguage();
  const [params, setParams] = useSearchParams();
  const named = params.get('address') ?? '';
  const objectId = isBagId(named) ? named : null;
  const choose = (address: string) =>
    setParams(
      current => {
        const next = new URLSearchParams(current);
        next.set('address', address);
        return next;
      },
      { replace: true },
    );
  const path = objectId ? `/estimate?address=${objectId}&lang=${language}` : `/?lang=${language}`;
  return (
    <Flex flexDirection="column" gap="3" height="100vh" p="3">
      <Text as="h1" fontSize="sm" fontWeight="semibold">
        {t(`name.${embed}`)}
      </Text>
      {embed === 'map' ? (
        <Box flex="1" minHeight="0" borderWidth="1px" borderColor="line" borderRadius="lg" overflow="hidden">
          <PartBoundary fallback={<MapFailed />}>
            <Suspense fallback={<Skeleton height="full" role="status" aria-label={t('waiting')} />}>
              <EmbedMap objectId={objectId} />
            </Suspense>
          </PartBoundary>
        </Box>
      ) : (
        <Box flex="1" minHeight="0" overflowY="auto">
          <AddressForm onEstimate={choose} note={null} action={t(`action.${embed}`)} />
          {objectId ? (
            <Flex key={objectId} flexDirection="column" gap="3">
              <FoundObject objectId={objectId} />
              {embed === 'estimate' ? <FoundValue objectId={objectId} /> : null}
              {embed === 'score' ? <FoundScore objectId={objectId} /> : null}
            </Flex>
          ) : (
            <Text color="muted" fontSize="sm">
              {t(`hint.${embed}`)}
            </Text>
          )}
        </Box>
      )}
      <Text fontSize="xs" color="muted">
        {t('by')} <OutsideLink to={path}>{t(objectId ? 'explain' : 'kavel')}</OutsideLink>
      </Text>
    </Flex>
  );
}

/** The code of the map did not come: only a new start of the frame asks for it again. */
function MapFailed() {
  const t = useEmbedTexts();
  return (
    <Box p="4" role="alert">
      <Text>{t('failed')}</Text>
      <Button mt="3" onClick={() => location.reload()}>
        {t('again')}
      </Button>
    </Box>
  );
}
