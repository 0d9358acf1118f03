import { Flex } from '@kavel/ui/core';

export interface LegendEntry {
  label: string;
  /** SVG attributes of the series. */
  paint: {
    fill?: string;
    fillOpacity?: number;
    stroke?: string;
    strokeWidth?: number;
    strokeDasharray?: string;
  };
  /** A line has a dash, bars have a fill, points have a shape. */
  kind?: 'line' | 'bar' | 'mark';
  /** Path of a point's shape. */
  mark?: string;
}

const size = { width: 18, height: 10 };

function Swatch({ paint, kind = 'bar', mark }: LegendEntry) {
  const drawn = {
    line: <line {...paint} x1={0} x2={size.width} y1={5} y2={5} />,
    bar: <rect {...paint} x={4.5} y={0.5} width={9} height={9} rx={2} />,
    mark: <path {...paint} d={mark} transform="translate(9,5)" />,
  };
  return (
    <svg {...size} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
      {drawn[kind]}
    </svg>
  );
}

/** Legend of the series; renders nothing for a single one. */
export function Legend({ entries }: { entries: readonly LegendEntry[] }) {
  return (
    <Flex gap="4" wrap="wrap" align="center" fontSize="xs" color="muted" flex="1" minWidth="0">
      {entries.map(entry => (
        <Flex key={entry.label} gap="1.5" align="center">
          <Swatch {...entry} />
          {entry.label}
        </Flex>
      ))}
    </Flex>
  );
}
