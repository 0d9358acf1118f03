import { chakra } from '@chakra-ui/react/styled-system';

const Track = chakra('div', {
  base: {
    position: 'relative',
    height: '2.5',
    borderRadius: 'full',
    bg: 'sunken',
  },
});

const Part = chakra('span', {
  base: { position: 'absolute', insetBlock: 0, borderRadius: 'full' },
  variants: {
    kind: {
      wide: { bg: 'accent', opacity: 0.25, insetBlock: '3px' },
      narrow: { bg: 'accent', opacity: 0.65 },
      value: { bg: 'text', width: '3px', insetBlock: '-4px', ms: '-1.5px' },
    },
  },
});

export interface RangeBarProps {
  value: number;
  low68: number;
  high68: number;
  /** Optional; without it only the 68 % range is drawn. */
  low95?: number;
  high95?: number;
  /** Describes the figures for screen readers. */
  label: string;
}

/** A value with its 68 % range and optionally its 95 % range. */
export function RangeBar({ value, low68, high68, low95, high95, label }: RangeBarProps) {
  const [lowest, highest] = [low95 ?? low68, high95 ?? high68];
  const margin = (highest - lowest) * (low95 === undefined ? 0.4 : 0.08);
  const from = lowest - margin;
  const span = highest + margin - from || 1;
  const at = (amount: number) => `${((amount - from) / span) * 100}%`;
  const between = (low: number, high: number) => ({
    left: at(low),
    width: `${((high - low) / span) * 100}%`,
  });
  return (
    <Track role="img" aria-label={label}>
      {low95 === undefined ? null : <Part kind="wide" style={between(lowest, highest)} />}
      <Part kind="narrow" style={between(low68, high68)} />
      <Part kind="value" style={{ left: at(value) }} />
    </Track>
  );
}
