import { chakra } from '@chakra-ui/react';

const Ring = chakra('span', {
  base: {
    display: 'inline-block',
    width: '4',
    height: '4',
    borderRadius: 'full',
    borderWidth: '2px',
    borderColor: 'line',
    borderTopColor: 'accent',
    animation: 'spin .8s linear infinite',
  },
});

/** Something is under way; the label says what to those who cannot see it turn. */
export function Spinner({ label }: { label: string }) {
  return <Ring role="status" aria-label={label} />;
}

/** Holds the place of what is loading; give it the size of what comes. */
export const Skeleton = chakra('div', {
  base: { bg: 'line', borderRadius: 'md', animation: 'pulse 1.6s ease-in-out infinite' },
});
