import type { MapEngine, SceneProps } from '@kavel/map';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { newestQuery } from '../../../common/use-own-query';
import { type Engine3d, tilesetPath } from '../../view3d';
import { createScene, type SceneEngine, type SceneOptions } from '../engine/scene-engine';
import type { Phase, PhaseEvent } from '../model/phase';
import { readTilt, usualTilt } from '../model/tilt';
import { pairOf } from './pair';

export interface UseScene extends SceneProps {
  engine: Engine3d;
  box: RefObject<HTMLDivElement | null>;
  phase: Phase;
  tell: (event: PhaseEvent) => void;
  asked: boolean;
  description: string;
  onPand: SceneOptions['onPand'];
  onTrouble: SceneOptions['onTrouble'];
  onLost: SceneOptions['onLost'];
  onBuildings: SceneOptions['onBuildings'];
  onInsets: (insets: Parameters<MapEngine['setInsets']>[0]) => void;
}

/** Milliseconds to wait for a picture at most. */
const longestWait = 4_000;

/** The 3D map in a box, handed over to the map's page and given back by phase. */
export function useScene(props: UseScene): SceneEngine | null {
  const { box, flat, phase, camera } = props;
  const [scene, setScene] = useState<SceneEngine | null>(null);
  const newest = useRef(props);
  newest.current = props;

  useEffect(() => {
    const { current } = newest;
    if (!box.current || !current.camera) return;
    const isFront = () => newest.current.phase === 'shown';
    const silent = { onClick() {}, onHover() {}, onView() {}, onTilesFailing() {} };
    const made = createScene({
      engine: current.engine,
      container: box.current,
      label: current.label,
      description: current.description,
      camera: { ...current.camera, ...readTilt(newestQuery()) },
      tileset: tilesetPath,
      isFront,
      events: () => (isFront() ? newest.current.events : silent),
      onPand: (pandId, at) => newest.current.onPand(pandId, at),
      onWhole: () => {
        if (newest.current.phase === 'preparing') newest.current.tell('complete');
      },
      onTrouble: trouble => newest.current.onTrouble(trouble),
      onLost: () => newest.current.onLost(),
      onBuildings: (count, credit) => newest.current.onBuildings(count, credit),
    });
    const pair = pairOf(flat, made, isFront);
    setScene(made);
    current.onEngine({
      ...pair,
      setInsets(insets) {
        pair.setInsets(insets);
        newest.current.onInsets(insets);
      },
    });
    return () => {
      newest.current.onEngine(null);
      flat.target.style.display = '';
      // The graphics card gave up: the flat map goes on where the 3D one was.
      if (isFront() && flat.target.isConnected) placeFlat(flat, made);
      made.dispose();
    };
  }, [box, flat]);

  useEffect(() => {
    if (phase === 'preparing' && camera) scene?.place(camera);
  }, [scene, phase, camera]);

  useEffect(() => {
    if (!scene) return;
    if (phase === 'shown') return takeOver(scene, newest.current);
    if (phase === 'leaving') return giveBack(scene, newest.current);
  }, [scene, phase]);
  return scene;
}

/** Milliseconds that one picture takes to fade into the other. */
export const fading = 300;

function takeOver(scene: SceneEngine, { flat, asked, events }: UseScene) {
  // Hidden by then, the flat map draws no more.
  const hiding = setTimeout(() => {
    flat.target.style.display = 'none';
  }, fading);
  if (asked && scene.camera().pitch === 0) scene.turnTo(usualTilt);
  else scene.tellView();
  events.onHover(null);
  return () => clearTimeout(hiding);
}

/** The flat map is put where the 3D one is, and is complete before that goes. */
function giveBack(scene: SceneEngine, { flat, onEngine, tell }: UseScene) {
  let waits = true;
  flat.target.style.display = '';
  onEngine(null);
  const late = new Promise(done => setTimeout(done, longestWait));
  const frame = requestAnimationFrame(() => {
    placeFlat(flat, scene);
    void Promise.race([flat.complete(), late]).then(() => {
      if (waits) tell('complete');
    });
  });
  return () => {
    waits = false;
    cancelAnimationFrame(frame);
  };
}

function placeFlat(flat: MapEngine, scene: SceneEngine): void {
  const { lon, lat, zoom } = scene.camera();
  flat.goTo({ kind: 'camera', lon, lat, zoom }, false);
}
