import { Box } from '@kavel/ui/core';
import { type KeyboardEvent, type PointerEvent, type RefObject, useId, useRef, useState } from 'react';
import { fontSize } from '../parts/text';
import { announced, type ChartData } from './chart-data';
import type { Drawing } from './drawing';
import { Readout } from './readout';
import { useWidth } from './use-width';
import { type Nearness, nearestTo, walkedTo } from './walk';

interface PlotProps {
  svg: RefObject<SVGSVGElement | null>;
  labelledBy: string;
  describedBy: string;
  data: ChartData;
  nearest: Nearness;
  readout: boolean;
  /** Number of points in a row, where they form a grid. */
  across: number;
  draw: (width: number) => Drawing;
  onPick: ((at: number) => void) | undefined;
}

/**
 * The drawing, as wide as its container. Its points are options of a listbox: one tab stop, and screen readers pass
 * arrow keys to a listbox and announce the active option.
 */
export function Plot(props: PlotProps) {
  const { svg, labelledBy, describedBy, data, nearest, readout, across, draw, onPick } = props;
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const [at, setAt] = useState<number | null>(null);
  const { height, content, places, active } = draw(width);
  const row = at === null ? undefined : data.rows[at];
  const place = at === null ? undefined : places[at];
  const optionId = (index: number) => `${id}point${index}`;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setAt(null);
    if (event.key === 'Enter' && at !== null) onPick?.(at);
    const to = walkedTo(event.key, at, data.rows.length, across);
    if (to === null) return;
    event.preventDefault();
    setAt(to);
  };
  const onPointer = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    const box = currentTarget.getBoundingClientRect();
    setAt(nearestTo({ x: clientX - box.left, y: clientY - box.top }, places, nearest));
  };

  return (
    <Box
      ref={frame}
      position="relative"
      minWidth="0"
      tabIndex={0}
      role="listbox"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-orientation={nearest === 'y' ? 'vertical' : 'horizontal'}
      aria-activedescendant={at === null ? undefined : optionId(at)}
      onKeyDown={onKeyDown}
      onFocus={() => setAt(now => now ?? 0)}
      onBlur={() => setAt(null)}
      onPointerDown={onPointer}
      onPointerMove={onPointer}
      onClick={() => at !== null && onPick?.(at)}
      cursor={onPick ? 'pointer' : undefined}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setAt(null)}
    >
      <svg
        ref={svg}
        aria-hidden="true"
        viewBox={`0 0 ${width} ${height}`}
        // In print there may be less room than on screen: then the drawing is scaled down, not cut off.
        style={{ display: 'block', width: '100%', height, fontSize, fontVariantNumeric: 'tabular-nums' }}
      >
        {content}
        {at !== null && place ? <g data-active="">{active(at)}</g> : null}
      </svg>
      {data.rows.map((one, index) => (
        <Box
          key={one.key}
          id={optionId(index)}
          role="option"
          aria-selected={index === at}
          aria-label={announced(data, one)}
          position="absolute"
          // Not a pointer target: the whole plot is.
          width="1px"
          height="1px"
          pointerEvents="none"
          style={{ left: places[index]?.x, top: places[index]?.y }}
        />
      ))}
      {readout && row && place ? <Readout data={data} row={row} at={place} width={width} /> : null}
    </Box>
  );
}
