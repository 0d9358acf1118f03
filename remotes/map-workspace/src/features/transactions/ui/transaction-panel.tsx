import type { LonLat, MapHit } from '@kavel/map';
import { pointsLayer } from '@kavel/map/layers';
import { useQuery } from '@kavel/query';
import { Box, type BoxProps, LinkButton, PageTitle } from '@kavel/ui/core';
import { useCallback, useEffect, useMemo } from 'react';
import { useResultPlace } from '../../../common/filters/ui/use-result-place';
import type { MapContribution, WorkspaceProps } from '../../../common/workspace-feature';
import { transactionQueries } from '../api/transaction-queries';
import { useTexts } from '../i18n';
import { nearerTo } from '../model/nearer-to';
import { isTransaction, pointedLayerKey, pointLayerKey } from '../model/transaction-layers';
import { ShapeSwitch } from './shape-switch';
import { useShapeLayers } from './use-shape-layers';
import { useTransactionSearch } from './use-transaction-search';

const Body = (props: BoxProps) => <Box borderTopWidth="1px" borderColor="line" {...props} />;

/** Transactions as a panel of the map: their filters and count; the result is drawn on the map. */
export function TransactionPanel({ narrow, selection, choose, draw, goTo }: WorkspaceProps) {
  const t = useTexts();
  const search = useTransactionSearch(
    narrow ? null : (
      <PageTitle as="h2" whiteSpace="nowrap">
        {t('title')}
      </PageTitle>
    ),
  );
  const { state, data, head, panel } = search;
  const { filter, view, changeView } = state;
  const zoom = view.camera?.zoom ?? null;
  const layers = useShapeLayers({
    filter,
    tiles: data.tiles,
    renewTiles: data.renewTiles,
    shape: view.shape,
    zoom,
  });
  const place = useResultPlace(filter.municipalities ?? [], data.bounds);
  const chosenId = selection?.layer === pointLayerKey ? selection.id : null;
  const chosen = useQuery({ ...transactionQueries.one(chosenId ?? ''), enabled: chosenId !== null }).data;

  const hit = useCallback(
    (found: MapHit, at?: LonLat) => {
      if (isTransaction(found)) choose({ layer: pointLayerKey, id: found.id });
      else if (at) goTo({ kind: 'target', target: nearerTo(at, zoom) });
    },
    [choose, goTo, zoom],
  );
  const bounds = data.bounds ?? null;
  const contribution = useMemo<MapContribution>(() => {
    const points = chosen ? [{ ...chosen, label: chosen.address }] : [];
    const drawn = [...layers, pointsLayer({ key: pointedLayerKey, points, legend: null })];
    return {
      layers: drawn,
      onHit: Object.fromEntries(drawn.map(({ key }) => [key, hit])),
      // All addresses would drown the transactions.
      hides: ['addresses'],
      everything: bounds,
    };
  }, [layers, chosen, hit, bounds]);
  useEffect(() => draw(contribution), [draw, contribution]);
  useEffect(() => {
    if (place) goTo({ kind: 'target', target: place });
  }, [goTo, place]);

  return (
    <>
      {head}
      <Box px="4" pb="3" display="grid" gap="2" justifyItems="start">
        <ShapeSwitch shape={view.shape} onChange={shape => changeView({ shape })} />
        <LinkButton to={`/transactions?${state.filterText}`} width="full">
          {t('openList')}
        </LinkButton>
      </Box>
      <Body>{panel}</Body>
    </>
  );
}
