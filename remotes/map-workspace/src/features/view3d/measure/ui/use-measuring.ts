import { useEffect, useRef } from 'react';
import type { MapTools, Spot } from '../../engine/map-tools';
import { type Measurement, withSpot } from '../model/measurement';

export interface Measuring {
  /** Takes a clicked place; false while nothing is measured. */
  take: (spot: Spot) => boolean;
  /** Takes the place in the middle of the picture. */
  takeMiddle: () => void;
}

/** Clicks and keys of the picture while something is measured: Enter, Backspace or Ctrl Z, Escape. */
export function useMeasuring(
  measurement: Measurement | null,
  tools: MapTools | null,
  onChange: (measurement: Measurement | null) => void,
): Measuring {
  const current = useRef({ measurement, onChange });
  current.current = { measurement, onChange };
  const take = (spot: Spot): boolean => {
    const { measurement: now, onChange: tell } = current.current;
    if (now) tell(withSpot(now, spot));
    return now !== null;
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
      const { measurement: now, onChange: tell } = current.current;
      if (!now) return;
      const undoes = event.key === 'Backspace' || (event.key === 'z' && (event.ctrlKey || event.metaKey));
      if (event.key === 'Enter') middle.current();
      else if (undoes) tell({ ...now, spots: now.spots.slice(0, -1) });
      else if (event.key === 'Escape') tell(null);
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    tools.container.addEventListener('keydown', onKey);
    return () => tools.container.removeEventListener('keydown', onKey);
  }, [isOn, tools]);
  return { take, takeMiddle };
}
