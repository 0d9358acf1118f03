import { Box, type BoxProps } from '@kavel/ui/core';
import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from 'react';
import { type Ends, endsNow, type LiveEnds } from '../model/live';
import { moved, type SliderScale } from '../model/slider-scale';
import { useEnds } from './use-live';

/** What moves within is plain elements: a styled component for each would take longer than the count beside it. */
const Track = (props: BoxProps) => (
  <Box
    position="relative"
    height="6"
    mx="2"
    cursor="pointer"
    touchAction="pan-y"
    css={{
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
    }}
    {...props}
  />
);

export interface RangeSliderProps {
  ends: LiveEnds;
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
export function RangeSlider(props: RangeSliderProps) {
  const { ends, scale, onBegin, onMove, onEnd } = props;
  const track = useRef<HTMLDivElement>(null);
  const thumbs: Thumbs = { min: useRef<HTMLDivElement>(null), max: useRef<HTMLDivElement>(null) };
  const held = useRef<keyof Ends | null>(null);

  const place = (clientX: number) => {
    const box = track.current?.getBoundingClientRect();
    return box && box.width > 0 ? (clientX - box.left) / box.width : 0;
  };
  const put = (end: keyof Ends, to: number) => {
    const now = endsNow(ends);
    const next = moved(now, end, to);
    if (next.min !== now.min || next.max !== now.max) onMove(next);
  };

  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    const at = place(event.clientX);
    const { min, max } = endsNow(ends);
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

  const onKeyDown = (end: keyof Ends, event: KeyboardEvent) => {
    const to = valueByKey(event.key, endsNow(ends)[end], scale);
    if (to === null) return;
    event.preventDefault();
    onBegin();
    put(end, to);
  };

  return (
    <Track
      ref={track}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={letGo}
      onPointerCancel={letGo}
    >
      <div className="rail" />
      <Moving {...props} thumbs={thumbs} onKeyDown={onKeyDown} />
    </Track>
  );
}

type Thumbs = Record<keyof Ends, RefObject<HTMLDivElement | null>>;

interface MovingProps extends Pick<RangeSliderProps, 'ends' | 'scale' | 'labels' | 'format' | 'onEnd'> {
  thumbs: Thumbs;
  onKeyDown: (end: keyof Ends, event: KeyboardEvent) => void;
}

/** What is drawn anew while a hand moves it. */
function Moving({ ends, scale, labels, format, thumbs, onKeyDown, onEnd }: MovingProps) {
  const value = useEnds(ends);
  const [from, to] = [scale.fractionOf(value.min) * 100, scale.fractionOf(value.max) * 100];
  return (
    <>
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
          onKeyDown={event => onKeyDown(end, event)}
          onKeyUp={onEnd}
          onBlur={onEnd}
        />
      ))}
    </>
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
