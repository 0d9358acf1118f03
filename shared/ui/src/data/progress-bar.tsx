import { chakra } from '@chakra-ui/react/styled-system';

const Track = chakra('div', {
  base: { height: '2', borderRadius: 'full', bg: 'line', overflow: 'hidden' },
});
const Done = chakra('div', {
  base: { height: 'full', bg: 'accent', borderRadius: 'full', transition: 'width .2s' },
  variants: { moving: { true: { width: '40%', animation: 'pulse 1.6s ease-in-out infinite' } } },
});

export interface ProgressBarProps {
  /** Accessible name of the work in progress. */
  label: string;
  /** From 0 to 1; null when unknown. */
  fraction: number | null;
}

/** Progress of a longer task. Show the numbers beside it. */
export function ProgressBar({ label, fraction }: ProgressBarProps) {
  const percent = fraction === null ? undefined : Math.round(fraction * 100);
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <Done
        moving={percent === undefined}
        style={percent === undefined ? undefined : { width: `${percent}%` }}
      />
    </Track>
  );
}
