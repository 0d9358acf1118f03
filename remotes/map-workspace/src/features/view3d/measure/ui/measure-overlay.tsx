import { useFormats } from '@kavel/i18n';
import { Box } from '@kavel/ui/core';
import { useEffect, useReducer } from 'react';
import type { MapTools } from '../../engine/map-tools';
import { type Measurement, measured, unitOf } from '../model/measurement';

export interface MeasureOverlayProps {
  measurement: Measurement;
  tools: MapTools;
}

/** The measured places over the picture, their line or area, the result, and a cross in the middle for the keyboard. */
export function MeasureOverlay({ measurement, tools }: MeasureOverlayProps) {
  const { decimal } = useFormats();
  const [, draw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => tools.onFrame(draw), [tools]);
  const { kind, spots } = measurement;
  const [only] = spots;
  // The height of one place is that of the line down to the ground.
  const line = kind === 'height' && only && spots.length === 1 ? [only, { ...only, height: 0 }] : spots;
  const points = line.flatMap(spot => tools.project(spot) ?? []);
  const corners = points.map(({ x, y }) => `${x},${y}`).join(' ');
  const value = measured(measurement);
  const last = points[kind === 'height' ? 0 : points.length - 1];
  const { clientWidth, clientHeight } = tools.container;
  return (
    <Box
      position="absolute"
      inset={0}
      zIndex={1}
      pointerEvents="none"
      aria-hidden
      css={{
        '& svg': { width: '100%', height: '100%' },
        '& .line': { fill: 'none', stroke: '{colors.accent}', strokeWidth: 3, strokeLinejoin: 'round' },
        '& .halo': { fill: 'none', stroke: '{colors.surface}', strokeWidth: 6, strokeLinejoin: 'round' },
        '& .area': { fill: '{colors.accent}', fillOpacity: 0.25, stroke: 'none' },
        '& circle': { fill: '{colors.surface}', stroke: '{colors.accent}', strokeWidth: 2.5 },
        '& .cross': { stroke: '{colors.text}', strokeWidth: 1.5 },
        '& text': {
          fill: '{colors.text}',
          stroke: '{colors.surface}',
          strokeWidth: 4,
          paintOrder: 'stroke',
          fontWeight: 600,
        },
      }}
    >
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: its result stands in the panel as text */}
      <svg>
        <path
          className="cross"
          d={`M${clientWidth / 2 - 9},${clientHeight / 2}h18M${clientWidth / 2},${clientHeight / 2 - 9}v18`}
        />
        {kind === 'area' && points.length > 2 ? <polygon className="area" points={corners} /> : null}
        {['halo', 'line'].map(className =>
          kind === 'area' && points.length > 2 ? (
            <polygon key={className} className={className} points={corners} />
          ) : (
            <polyline key={className} className={className} points={corners} />
          ),
        )}
        {spots.map((spot, at) => {
          const point = tools.project(spot);
          return point ? <circle key={at} cx={point.x} cy={point.y} r={5} /> : null;
        })}
        {last && value !== null ? (
          <text x={last.x + 12} y={last.y - 8}>
            {decimal(value)} {unitOf[kind]}
          </text>
        ) : null}
      </svg>
    </Box>
  );
}
