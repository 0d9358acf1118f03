import type { LayersAt } from '@kavel/contracts/layers';
import { useQuery } from '@kavel/query';
import { Box, Button, Stack, Text } from '@kavel/ui/core';
import { useState } from 'react';
import { readCamera } from '../../../common/camera-address';
import { newestQuery } from '../../../common/use-own-query';
import { layerQueries } from '../api/layer-queries';
import { useTexts } from '../i18n';
import { useLayerWords } from './use-layer-words';

/** The values of all layers in the middle of the map: by keyboard what a click shows. */
export function HereButton() {
  const t = useTexts();
  const [place, setPlace] = useState<{ lon: number; lat: number } | null>(null);
  const { lon = 0, lat = 0 } = place ?? {};
  const { data } = useQuery({ ...layerQueries.at(lon, lat), enabled: place !== null });
  return (
    <Stack gap="2" alignItems="start">
      <Button onClick={() => setPlace(readCamera(newestQuery()))}>{t('here')}</Button>
      <Box role="status">{data ? <Figures found={data} /> : null}</Box>
    </Stack>
  );
}

function Figures({ found }: { found: LayersAt }) {
  const t = useTexts();
  const words = useLayerWords();
  const { zoning, pand, buurt } = found;
  const facts: [name: string, value: string][] = [
    ...(zoning
      ? [[t('layers.zoning'), words.feature('zoning', `${zoning.bestemming}|${zoning.naam ?? ''}`)]]
      : []),
    ...(pand?.energielabel ? [[t('layers.label'), pand.energielabel]] : []),
    ...(pand?.bouwjaar ? [[t('layers.year'), String(pand.bouwjaar)]] : []),
    ...(pand?.roof
      ? [
          [
            t('layers.roof'),
            t('roofFigure', {
              kind: words.roof(pand.roof.kind),
              sunny: Math.round(pand.roof.sunny),
              area: Math.round(pand.roof.area),
            }),
          ],
        ]
      : []),
    ...(buurt?.figures ?? []).map(({ figure, year, value }) => [
      `${t(`figures.${figure}`)} ${year}`,
      `${words.figure(figure, value)} (${buurt?.naam})`,
    ]),
  ] as [string, string][];
  if (facts.length === 0) return <Text fontSize="sm">{t('nothingHere')}</Text>;
  return (
    <Box as="dl" m="0" fontSize="sm">
      {facts.map(([name, value]) => (
        <Box key={name} mb="1">
          <Text as="dt" color="muted">
            {name}
          </Text>
          <Text as="dd" m="0">
            {value}
          </Text>
        </Box>
      ))}
    </Box>
  );
}
