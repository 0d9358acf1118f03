import { baseLayers } from '@kavel/map/layers';
import {
  Box,
  Button,
  ErrorState,
  Flex,
  LinkButton,
  Notice,
  PageTitle,
  Spinner,
  Text,
  useBreakpoint,
} from '@kavel/ui/core';
import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { CardBody, DetailCard, LeftCard, MapPage } from '../../../common/frames';
import type { Map3d } from '../engine/map-3d';
import { useTexts } from '../i18n';
import { creditsOf } from '../model/credits';
import type { View3d } from '../model/view-address';
import { hasWebgl } from '../model/webgl';
import { ColourSettings } from './colour-settings';
import { PandCard } from './pand-card';
import { SunSettings } from './sun-settings';
import { usePlaying } from './use-playing';
import { useShown } from './use-shown';
import { ViewButtons } from './view-buttons';

const Canvas3d = lazy(() => import('./canvas-3d'));
const MapView = lazy(() => import('@kavel/map'));

const somewhere = { lon: 5.25, lat: 52.58 };

/** `/3d`: buildings with their real roofs and the shadows of a real sun, over the whole window. */
export function View3dPage() {
  const t = useTexts();
  const wide = useBreakpoint('md');
  const shown = useShown();
  const { start, time, colouring, pandId, objectId, status, look } = shown;
  const [canDraw] = useState(hasWebgl);
  const [trouble, setTrouble] = useState<'tileset' | 'tile' | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [roofs, setRoofs] = useState<{ count: number; credits: string | null } | null>(null);
  const [buildings, setBuildings] = useState(true);
  const [poiLabels, setPoiLabels] = useState(true);
  const [unfolded, setUnfolded] = useState(wide);
  const [view, setView] = useState<View3d | null>(null);
  const map = useRef<Pick<Map3d, 'fly'>>(null);
  const place = view ?? start ?? somewhere;
  const { playing, play } = usePlaying(time, place, shown.setTime);
  const seen = useCallback(
    (now: View3d) => {
      setView(now);
      look(now);
    },
    [look],
  );
  const onBuildings = useCallback(
    (count: number, credits: string | null) => setRoofs({ count, credits }),
    [],
  );

  const picture =
    start === null ? null : (
      <Suspense fallback={<Loading label={t('loading')} />}>
        {canDraw ? (
          <Canvas3d
            key={attempt}
            ref={map}
            label={t('map')}
            start={view ?? start}
            time={time}
            colouring={colouring}
            selected={pandId}
            buildings={buildings}
            poiLabels={poiLabels}
            snapshot={status.data?.snapshot}
            onView={seen}
            onPick={shown.pick}
            onTrouble={setTrouble}
            onBuildings={onBuildings}
          />
        ) : (
          <FlatMap label={t('flatMap')} start={start} />
        )}
      </Suspense>
    );

  return (
    <MapPage>
      {status.error ? (
        <ErrorState
          title={t('title')}
          description={t('failed')}
          retry={{ label: t('retry'), onRetry: () => void status.refetch() }}
        />
      ) : (
        picture
      )}
      <LeftCard as="section" aria-label={t('settings')}>
        <Flex px="4" py="3" align="center" justify="space-between" gap="2">
          <PageTitle>{t('title')}</PageTitle>
          {wide || !canDraw ? null : (
            <Button aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
              {t('settings')}
            </Button>
          )}
        </Flex>
        {canDraw ? null : (
          <Box px="4" pb="3">
            <Notice tone="info">{t('noWebgl')}</Notice>
          </Box>
        )}
        {trouble ? (
          <Box px="4" pb="3">
            <Notice tone="warning">{t(trouble)}</Notice>
            <Button
              mt="2"
              onClick={() => {
                setTrouble(null);
                setAttempt(attempt + 1);
              }}
            >
              {t('retry')}
            </Button>
          </Box>
        ) : null}
        {canDraw && unfolded ? (
          <CardBody p="4" display="flex" flexDirection="column" gap="5">
            <SunSettings time={time} place={place} playing={playing} onTime={shown.setTime} onPlay={play} />
            <ColourSettings
              colouring={colouring}
              buildings={buildings}
              poiLabels={poiLabels}
              onColouring={shown.setColouring}
              onBuildings={setBuildings}
              onPoiLabels={setPoiLabels}
            />
            <Text fontSize="xs" color="muted" role="status">
              {roofs ? (roofs.count > 0 ? t('roofs', { count: roofs.count }) : t('noRoofs')) : t('loading')}
            </Text>
            {start ? (
              <LinkButton
                to={`/search?lon=${place.lon.toFixed(5)}&lat=${place.lat.toFixed(5)}&z=${(view ?? start).zoom.toFixed(2)}${objectId ? `&object=${objectId}` : ''}`}
              >
                {t('openFlat')}
              </LinkButton>
            ) : null}
          </CardBody>
        ) : null}
      </LeftCard>
      {canDraw && start ? (
        <ViewButtons view={view ?? start} onFly={wanted => map.current?.fly(wanted)} />
      ) : null}
      {pandId ? (
        <DetailCard narrow={!wide} aria-label={t('pand')}>
          <PandCard
            pandId={pandId}
            objectId={objectId}
            onObject={shown.open}
            onClose={() => shown.pick(null)}
          />
        </DetailCard>
      ) : null}
      <Text
        position="absolute"
        zIndex={1}
        bottom="1"
        right="2"
        fontSize="xs"
        color="muted"
        bg="surface"
        px="1"
        borderRadius="sm"
      >
        {creditsOf(roofs?.credits)}
      </Text>
    </MapPage>
  );
}

function Loading({ label }: { label: string }) {
  return (
    <Flex position="absolute" inset={0} align="center" justify="center">
      <Spinner label={label} />
    </Flex>
  );
}

function FlatMap({ label, start }: { label: string; start: View3d }) {
  const [layers] = useState(() => baseLayers());
  const [target] = useState(() => ({ kind: 'camera' as const, ...start }));
  return <MapView label={label} layers={layers} view={target} />;
}
