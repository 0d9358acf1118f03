import { useEffect, useRef } from 'react';
import type { MapTools, Spot } from '../../engine/map-tools';
import { type Measurement, withSpot } from '../model/measurement';

export interface Measuring {
  /** Takes a clicked place; false while nothing is measured. */
  take: (spot: Spot) => boolean;
  /** Takes the place in the middle of the picture. */
  takeMiddle: () => void;
}

type Update = (now: Measurement | null) => Measurement | null;

/**
 * Clicks and keys of the picture while something is measured: Enter, Backspace or Ctrl Z, Escape. `onUpdate` gets a
 * function of the newest measurement, which may be newer than the one that is drawn.
 */
export function useMeasuring(
  measurement: Measurement | null,
  tools: MapTools | null,
  onUpdate: (update: Update) => void,
): Measuring {
  const current = useRef({ isOn: measurement !== null, tell: onUpdate });
  current.current = { isOn: measurement !== null, tell: onUpdate };
  const take = (spot: Spot): boolean => {
    if (current.current.isOn) current.current.tell(now => now && withSpot(now, spot));
    return current.current.isOn;
  };
  const takeMiddle = () => {
    if (!tools) return;
    const { clientWidth, clientHeight } = tools.container;
    take(tools.spotAt(clientWidth / 2, clientHeight / 2));
  };
  const middle = useRef(takeMiddle);
  middle.current = takeMiddle;

  const isOn = measurement !== null;
  useEffect(() => {
    if (!isOn || !tools) return;
    const onKey = (event: KeyboardEvent) => {
      const { tell } = current.current;
      const undoes = event.key === 'Backspace' || (event.key === 'z' && (event.ctrlKey || event.metaKey));
      if (event.key === 'Enter') middle.current();
      else if (undoes) tell(now => now && { ...now, spots: now.spots.slice(0, -1) });
      else if (event.key === 'Escape') tell(() => null);
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    tools.container.addEventListener('keydown', onKey);
    return () => tools.container.removeEventListener('keydown', onKey);
  }, [isOn, tools]);
  return { take, takeMiddle };
}
