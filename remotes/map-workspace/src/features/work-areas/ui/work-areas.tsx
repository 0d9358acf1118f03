import type { Outline } from '@kavel/contracts/work-areas';
import type { LonLat, MapCamera, MapTarget } from '@kavel/map';
import { baseLayers } from '@kavel/map/layers';
import { useQuery } from '@kavel/query';
import { Box, Button, Flex, PageTitle, Skeleton, useBreakpoint } from '@kavel/ui/core';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { CardBody, edge, LeftCard, leftWidth, MapPage, Sheet, sheetShare } from '../../../common/frames';
import { AreaError, AreaSkeleton } from '../../areas';
import { workAreaQueries } from '../api/work-area-queries';
import { useTexts } from '../i18n';
import { boundsOf } from '../model/outlines';
import { dimmedLayer, drawingLayers, workAreasLayer } from '../model/work-area-layers';
import { ChooseAreas } from './choose-areas';
import { DrawArea } from './draw-area';
import { ImportAreas } from './import-areas';
import { useWorkAreaCalls } from './use-work-area-calls';
import { WorkAreaList } from './work-area-list';

const MapView = lazy(() => import('@kavel/map'));

const everything: MapTarget = { kind: 'everything' };
const modes = ['draw', 'choose', 'import'] as const;
type Mode = (typeof modes)[number];

/** Page of the organisation's work areas: drawn, chosen or imported. */
export function WorkAreas() {
  const t = useTexts();
  const wide = useBreakpoint('md');
  const calls = useWorkAreaCalls();
  const { data: areas, error, refetch } = useQuery(workAreaQueries.list());
  const [mode, setMode] = useState<Mode | null>(null);
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const [corners, setCorners] = useState<readonly LonLat[]>([]);
  const [preview, setPreview] = useState<readonly Outline[]>([]);
  const [camera, setCamera] = useState<MapCamera | null>(null);
  const [goTo, setGoTo] = useState<MapTarget | null>(null);

  const layers = useMemo(() => {
    const previewed = preview.length > 0 ? [dimmedLayer(preview)] : [];
    return [
      ...drawingLayers(corners),
      ...previewed,
      workAreasLayer(areas ?? [], selectedId),
      ...baseLayers({ hidden: ['addresses'] }),
    ];
  }, [areas, selectedId, corners, preview]);
  const start = useMemo(() => targetOf((areas ?? []).map(({ outline }) => outline)) ?? everything, [areas]);

  if (error) {
    return (
      <AreaError
        title={t('failed')}
        description={t('failedHelp')}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!areas) return <AreaSkeleton />;

  const end = () => {
    setMode(null);
    setCorners([]);
    setPreview([]);
  };
  const select = (id: string | null) => {
    setSelectedId(id);
    const chosen = areas.find(area => area.id === id);
    if (chosen) setGoTo(targetOf([chosen.outline], performance.now()));
  };
  const bodies: Record<Mode, ReactNode> = {
    draw: <DrawArea corners={corners} onChange={setCorners} centre={camera} calls={calls} onEnd={end} />,
    choose: <ChooseAreas onPreview={setPreview} calls={calls} onEnd={end} />,
    import: <ImportAreas calls={calls} onPreview={setPreview} onEnd={end} />,
  };
  const body = mode ? (
    bodies[mode]
  ) : (
    <WorkAreaList areas={areas} selectedId={selectedId} onSelect={select} calls={calls} />
  );
  const head = (
    <Box px="4" py="3">
      <PageTitle>{t('title')}</PageTitle>
      {mode ? null : (
        <Flex gap="2" mt="2" wrap="wrap">
          {modes.map(one => (
            <Button key={one} onClick={() => setMode(one)}>
              {t(`works.${one}`)}
            </Button>
          ))}
        </Flex>
      )}
    </Box>
  );
  const insets = wide
    ? { top: 0, right: 0, bottom: 0, left: edge + leftWidth }
    : { top: 0, right: 0, bottom: Math.round(innerHeight * sheetShare), left: 0 };

  return (
    <MapPage>
      <Box position="absolute" inset="0">
        <Suspense fallback={<Skeleton width="full" height="full" borderRadius="0" />}>
          <MapView
            label={t('map')}
            layers={layers}
            selectedId={null}
            view={goTo ?? start}
            insets={insets}
            onSelect={(hit, at) => {
              if (mode === 'draw' && at) setCorners([...corners, at]);
              else if (!mode) select(hit?.id ?? null);
            }}
            onViewChange={setCamera}
          />
        </Suspense>
      </Box>
      {wide ? (
        <LeftCard as="section" aria-label={t('title')}>
          {head}
          <CardBody>{body}</CardBody>
        </LeftCard>
      ) : (
        <Sheet as="section" aria-label={t('title')}>
          {head}
          {body}
        </Sheet>
      )}
    </MapPage>
  );
}

function targetOf(outlines: readonly Outline[], request?: number): MapTarget | null {
  const bounds = boundsOf(outlines);
  return bounds && { kind: 'bounds', bounds, ...(request === undefined ? {} : { request }) };
}
