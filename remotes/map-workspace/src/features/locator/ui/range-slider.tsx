import { chakra } from '@kavel/ui/core';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { moved, type SliderScale } from '../model/slider-scale';

/** What moves within is plain elements: a styled component for each would take longer than the count beside it. */
const Track = chakra('div', {
  base: {
    position: 'relative',
    height: '6',
    mx: '2',
    cursor: 'pointer',
    touchAction: 'pan-y',
    '& > *': { position: 'absolute', borderRadius: 'full' },
    '& > .rail': { insetInline: 0, top: '10px', height: '4px', bg: 'line' },
    '& > .filled': { top: '10px', height: '4px', bg: 'accent' },
    '& > .thumb': { top: '0', width: '6', height: '6', ms: '-12px', touchAction: 'none' },
    '& > .thumb::after': {
      content: '""',
      position: 'absolute',
      inset: '4px',
      borderRadius: 'full',
      bg: 'surface',
      borderWidth: '2px',
      borderColor: 'accent',
    },
  },
});

interface Ends {
  min: number;
  max: number;
}

export interface RangeSliderProps {
  value: Ends;
  scale: SliderScale;
  /** Names of the two ends, and a value as it is read out. */
  labels: Record<keyof Ends, string>;
  format: (value: number) => string;
  /** A hand or a key is about to move it. */
  onBegin: () => void;
  onMove: (value: Ends) => void;
  /** It was let go. */
  onEnd: () => void;
}

/** Two ends on one rail, for hand and keyboard: arrows go by a step, page keys by a bar of the histogram. */
export function RangeSlider({ value, scale, labels, format, onBegin, onMove, onEnd }: RangeSliderProps) {
  const track = useRef<HTMLDivElement>(null);
  const thumbs = { min: useRef<HTMLDivElement>(null), max: useRef<HTMLDivElement>(null) };
  const held = useRef<keyof Ends | null>(null);
  const newest = useRef(value);
  useEffect(() => {
    newest.current = value;
  }, [value]);

  const place = (clientX: number) => {
    const box = track.current?.getBoundingClientRect();
    return box && box.width > 0 ? (clientX - box.left) / box.width : 0;
  };
  const put = (end: keyof Ends, to: number) => {
    const next = moved(newest.current, end, to);
    if (next.min === newest.current.min && next.max === newest.current.max) return;
    newest.current = next;
    onMove(next);
  };

  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    const at = place(event.clientX);
    const { min, max } = newest.current;
    const [low, high] = [scale.fractionOf(min), scale.fractionOf(max)];
    // Where both ends lie together, the side that was pressed decides.
    const end = low === high ? (at < low || low === 1 ? 'min' : 'max') : at - low < high - at ? 'min' : 'max';
    held.current = end;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    event.preventDefault();
    thumbs[end].current?.focus({ preventScroll: true });
    onBegin();
    put(end, scale.valueAt(at));
  };
  const onPointerMove = (event: PointerEvent) => {
    if (held.current) put(held.current, scale.valueAt(place(event.clientX)));
  };
  const letGo = () => {
    if (held.current === null) return;
    held.current = null;
    onEnd();
  };

  const onKeyDown = (end: keyof Ends) => (event: KeyboardEvent) => {
    const to = valueByKey(event.key, newest.current[end], scale);
    if (to === null) return;
    event.preventDefault();
    onBegin();
    put(end, to);
  };

  const [from, to] = [scale.fractionOf(value.min) * 100, scale.fractionOf(value.max) * 100];
  return (
    <Track
      ref={track}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={letGo}
      onPointerCancel={letGo}
    >
      <div className="rail" />
      <div className="filled" style={{ left: `${from}%`, width: `${to - from}%` }} />
      {(['min', 'max'] as const).map(end => (
        <div
          key={end}
          className="thumb"
          ref={thumbs[end]}
          role="slider"
          tabIndex={0}
          aria-label={labels[end]}
          aria-valuemin={end === 'min' ? scale.limits.min : value.min}
          aria-valuemax={end === 'max' ? scale.limits.max : value.max}
          aria-valuenow={value[end]}
          aria-valuetext={format(value[end])}
          style={{ left: `${end === 'min' ? from : to}%` }}
          onKeyDown={onKeyDown(end)}
          onKeyUp={onEnd}
          onBlur={onEnd}
        />
      ))}
    </Track>
  );
}

/** Where a key moves an end to; null for keys that move nothing. */
function valueByKey(key: string, value: number, scale: SliderScale): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return scale.next(value, 1, 'step');
    case 'ArrowLeft':
    case 'ArrowDown':
      return scale.next(value, -1, 'step');
    case 'PageUp':
      return scale.next(value, 1, 'bar');
    case 'PageDown':
      return scale.next(value, -1, 'bar');
    case 'Home':
      return scale.limits.min;
    case 'End':
      return scale.limits.max;
    default:
      return null;
  }
}
