import type { Bounds } from '@kavel/map';
import { useQuery } from '@kavel/query';
import { Box, ListButton, PlainList, Skeleton, Text } from '@kavel/ui/core';
import type { MapSelection } from '../../../common/workspace-feature';
import { ownLayerQueries } from '../api/own-layer-queries';
import { useTexts } from '../i18n';
import { boundsOfFeature, ownChosen, ownFeatureId, titleOf } from '../model/own-feature';

/** Features that are listed at most. */
const mostListed = 100;

export interface OwnFeatureListProps {
  layerId: string;
  name: string;
  onPick: (selection: MapSelection, bounds: Bounds | null) => void;
}

/** The features of an own layer: by keyboard what a click on the map shows. */
export function OwnFeatureList({ layerId, name, onPick }: OwnFeatureListProps) {
  const t = useTexts();
  const { data, isError } = useQuery(ownLayerQueries.features(layerId));
  if (isError) return <Text role="alert">{t('own.listFailed')}</Text>;
  if (!data) return <Skeleton height="6rem" />;
  const { features } = data;
  return (
    <Box ps="5" maxHeight="16rem" overflowY="auto">
      <PlainList aria-label={t('own.list', { name })}>
        {features.slice(0, mostListed).map((feature, at) => {
          const id = ownFeatureId({ layerId, at });
          return (
            <li key={id}>
              <ListButton onClick={() => onPick({ layer: ownChosen, id }, boundsOfFeature(feature))}>
                {titleOf(feature) ?? t('own.nameless', { number: at + 1 })}
              </ListButton>
            </li>
          );
        })}
      </PlainList>
      {features.length > mostListed ? (
        <Text fontSize="xs" color="muted">
          {t('own.listedPart', { most: mostListed, all: features.length })}
        </Text>
      ) : null}
    </Box>
  );
}
