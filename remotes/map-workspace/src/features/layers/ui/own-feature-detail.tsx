import { useFormats } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { Box, Button, Flex, SectionTitle, Skeleton, Stack, Text } from '@kavel/ui/core';
import { X } from '@kavel/ui/icons';
import { ownLayerQueries } from '../api/own-layer-queries';
import { useMayOwn } from '../api/use-may-own';
import { useTexts } from '../i18n';
import { readOwnFeature, titleOf } from '../model/own-feature';

/** The values of a chosen feature of an own layer, with its file and date. */
export function OwnFeatureDetail({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTexts();
  const { date } = useFormats();
  const mayOwn = useMayOwn();
  const { layerId = '', at = 0 } = readOwnFeature(id) ?? {};
  const enabled = mayOwn && layerId !== '';
  const layers = useQuery({ ...ownLayerQueries.list(), enabled });
  const features = useQuery({ ...ownLayerQueries.features(layerId), enabled });
  const layer = layers.data?.find(one => one.id === layerId);
  const feature = features.data?.features[at];
  const isGone = !enabled || features.isError || (features.isSuccess && !feature);
  return (
    <Stack gap="2" p="4">
      <Flex alignItems="center" justifyContent="space-between" gap="2">
        <SectionTitle overflowWrap="anywhere">
          {(feature && titleOf(feature)) ?? layer?.name ?? t('own.title')}
        </SectionTitle>
        <Button variant="ghost" size="icon" aria-label={t('close')} onClick={onClose}>
          <X aria-hidden />
        </Button>
      </Flex>
      {isGone ? <Text role="status">{t('own.gone')}</Text> : null}
      {feature ? (
        <Box as="dl" m="0" fontSize="sm" overflowWrap="anywhere">
          {Object.entries(feature.properties).map(([name, value]) => (
            <Box key={name} mb="1">
              <Text as="dt" color="muted">
                {name}
              </Text>
              <Text as="dd" m="0">
                {String(value)}
              </Text>
            </Box>
          ))}
        </Box>
      ) : isGone ? null : (
        <Skeleton height="6rem" />
      )}
      {layer ? (
        <Text fontSize="xs" color="muted" overflowWrap="anywhere">
          {t('own.source', { name: layer.name, file: layer.fileName, date: date(layer.createdAt) })}
        </Text>
      ) : null}
    </Stack>
  );
}
