import type { LonLat, MapHit } from '@kavel/map';
import { pointsLayer } from '@kavel/map/layers';
import { useQuery } from '@kavel/query';
import { Box, type BoxProps, LinkButton, PageTitle, Skeleton } from '@kavel/ui/core';
import { useCallback, useEffect, useMemo } from 'react';
import { useResultPlace } from '../../../common/filters/ui/use-result-place';
import type { MapContribution, WorkspaceProps } from '../../../common/workspace-feature';
import { useWorkAreaFilter, useWorkAreaSwitch, type WorkAreaFilter, withWorkArea } from '../../work-areas';
import { transactionQueries } from '../api/transaction-queries';
import { useTexts } from '../i18n';
import { nearerTo } from '../model/nearer-to';
import { isTransaction, pointedLayerKey, pointLayerKey } from '../model/transaction-layers';
import { ShapeSwitch } from './shape-switch';
import { useShapeLayers } from './use-shape-layers';
import { useTransactionSearch } from './use-transaction-search';

const Body = (props: BoxProps) => <Box borderTopWidth="1px" borderColor="line" {...props} />;

/** Panel of the map workspace: filters and count. The result is drawn on the map. */
export function TransactionPanel(workspace: WorkspaceProps) {
  const area = useWorkAreaFilter();
  return area ? <Panel {...workspace} area={area} /> : <Skeleton height="20rem" m="4" />;
}

function Panel({ narrow, selection, choose, draw, goTo, area }: WorkspaceProps & { area: WorkAreaFilter }) {
  const t = useTexts();
  const [workArea] = useWorkAreaSwitch();
  const search = useTransactionSearch(
    narrow ? null : (
      <PageTitle as="h2" whiteSpace="nowrap">
        {t('title')}
      </PageTitle>
    ),
    area,
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
      // The dots of all addresses would hide the transactions.
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
        <LinkButton to={`/transactions?${withWorkArea(state.filterText, workArea)}`} width="full">
          {t('openList')}
        </LinkButton>
      </Box>
      <Body>{panel}</Body>
    </>
  );
}
