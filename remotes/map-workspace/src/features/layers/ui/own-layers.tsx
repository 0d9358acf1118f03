import type { OwnLayer } from '@kavel/contracts/layers';
import { useQuery } from '@kavel/query';
import { PlainList, Stack, Text } from '@kavel/ui/core';
import { useId } from 'react';
import type { WorkspaceProps } from '../../../common/workspace-feature';
import { ownLayerQueries } from '../api/own-layer-queries';
import { useMayOwn } from '../api/use-may-own';
import { useTexts } from '../i18n';
import { AddOwnLayer } from './add-own-layer';
import { OwnLayerRow } from './own-layer-row';

type OwnLayersProps = Pick<WorkspaceProps, 'choose' | 'goTo'>;

/** Files of the organisation on the map. */
export function OwnLayers(props: OwnLayersProps) {
  return useMayOwn() ? <Section {...props} /> : null;
}

function Section({ choose, goTo }: OwnLayersProps) {
  const t = useTexts();
  const { data = [], isError, isSuccess } = useQuery(ownLayerQueries.list());
  const headingId = useId();
  const goToLayer = ({ bounds }: OwnLayer) =>
    goTo({ kind: 'target', target: { kind: 'bounds', bounds, request: performance.now() } });
  return (
    <Stack as="section" gap="2" aria-labelledby={headingId}>
      <Text as="h3" id={headingId} fontWeight="medium" fontSize="sm">
        {t('own.title')}
      </Text>
      {isError ? (
        <Text role="alert" fontSize="sm">
          {t('own.listFailed')}
        </Text>
      ) : null}
      {isSuccess && data.length === 0 ? (
        <Text fontSize="sm" color="muted">
          {t('own.none')}
        </Text>
      ) : null}
      {data.length > 0 ? (
        <PlainList aria-labelledby={headingId}>
          {data.map(layer => (
            <OwnLayerRow
              key={layer.id}
              layer={layer}
              choose={choose}
              goTo={goTo}
              onGoTo={() => goToLayer(layer)}
            />
          ))}
        </PlainList>
      ) : null}
      <AddOwnLayer onAdded={goToLayer} />
    </Stack>
  );
}
