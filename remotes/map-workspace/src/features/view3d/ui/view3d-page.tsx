import { baseLayers } from '@kavel/map/layers';
import { ErrorState, Flex, Spinner, Text, useBreakpoint } from '@kavel/ui/core';
import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { DetailCard, MapPage } from '../../../common/frames';
import type { Map3d } from '../engine/map-3d';
import type { Trouble } from '../engine/trouble';
import { useTexts } from '../i18n';
import { MeasureOverlay, MeasurePanel, useMeasuring } from '../measure';
import { type Credit, creditsOf } from '../model/credits';
import type { View3d } from '../model/view-address';
import { hasWebgl } from '../model/webgl';
import { SunHoursSection } from '../sun-hours';
import { PageTools } from './page-tools';
import { PandCard } from './pand-card';
import { SettingsCard } from './settings-card';
import { useColours } from './use-colours';
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
  const { start, time, colour, pandId, objectId, status, look, layers, measurement } = shown;
  const [canDraw] = useState(hasWebgl);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [roofs, setRoofs] = useState<{ count: number; credit: Credit | null } | null>(null);
  const [unfolded, setUnfolded] = useState(wide);
  const [view, setView] = useState<View3d | null>(null);
  const [tools, setTools] = useState<Map3d | null>(null);
  const [whole, setWhole] = useState(false);
  const map = useRef<Pick<Map3d, 'fly'>>(null);
  const place = view ?? start ?? somewhere;
  const { playing, play } = usePlaying(time, place, shown.setTime);
  const { colourOf, note } = useColours(tools, colour, pandId);
  const measuring = useMeasuring(measurement, tools, shown.measure);
  const seen = useCallback(
    (now: View3d) => {
      setView(now);
      look(now);
    },
    [look],
  );
  const onBuildings = useCallback((count: number, credit: Credit | null) => setRoofs({ count, credit }), []);
  const begin = () => {
    setTrouble(null);
    setWhole(false);
    setAttempt(attempt + 1);
  };

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
            colourOf={colourOf}
            {...layers}
            snapshot={status.data?.snapshot}
            onView={seen}
            onPick={shown.pick}
            onSpot={measuring.take}
            onTrouble={setTrouble}
            onBuildings={onBuildings}
            onTools={setTools}
            onWhole={() => setWhole(true)}
          />
        ) : (
          <FlatMap label={t('flatMap')} start={start} />
        )}
      </Suspense>
    );
  const measurePanel = measurement ? (
    <MeasurePanel
      measurement={measurement}
      ready={tools !== null}
      onChange={next => shown.measure(() => next)}
      onMiddle={measuring.takeMiddle}
      onStop={() => shown.measure(() => null)}
    />
  ) : null;

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
      {measurement && tools ? <MeasureOverlay measurement={measurement} tools={tools} /> : null}
      <SettingsCard
        {...{ wide, canDraw, unfolded, time, place, playing, colour, note, trouble, objectId }}
        {...layers}
        roofs={roofs?.count ?? null}
        view={view ?? start}
        onUnfold={setUnfolded}
        onRetry={begin}
        onTime={shown.setTime}
        onPlay={play}
        onColour={shown.setColour}
        onBuildings={buildings => shown.setLayers({ ...layers, buildings })}
        onPoiLabels={poiLabels => shown.setLayers({ ...layers, poiLabels })}
        tools={
          <PageTools
            measuring={measurement !== null}
            words={shown.words}
            onMeasuring={on => {
              shown.measure(() => (on ? { kind: 'height', spots: [] } : null));
              if (!wide) setUnfolded(false);
            }}
            onOpen={words => {
              shown.openWords(words);
              setView(null);
              begin();
            }}
          />
        }
        instead={wide ? measurePanel : null}
      />
      {canDraw && start ? (
        <ViewButtons
          beside={wide && pandId !== null}
          view={view ?? start}
          onFly={wanted => map.current?.fly(wanted)}
        />
      ) : null}
      {measurePanel && !wide ? (
        <DetailCard narrow height="auto" p="4" aria-label={t('measuring')}>
          {measurePanel}
        </DetailCard>
      ) : null}
      {pandId && (wide || !measurement) ? (
        <DetailCard narrow={!wide} aria-label={t('pand')}>
          <PandCard
            pandId={pandId}
            objectId={objectId}
            onObject={shown.open}
            onClose={() => shown.pick(null)}
          >
            {canDraw ? (
              <SunHoursSection
                key={pandId}
                tools={tools}
                whole={whole}
                pandId={pandId}
                time={time}
                surface={shown.surface}
                onSurface={shown.setSurface}
              />
            ) : null}
          </PandCard>
        </DetailCard>
      ) : null}
      <Credits>{creditsOf(roofs?.credit ?? null, t('fictional'))}</Credits>
    </MapPage>
  );
}

const Credits = ({ children }: { children: string }) => (
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
    {children}
  </Text>
);

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
