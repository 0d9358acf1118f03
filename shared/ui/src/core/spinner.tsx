import { chakra } from '@chakra-ui/react/styled-system';

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

/** Loading indicator; the label is for screen readers. */
export function Spinner({ label }: { label: string }) {
  return <Ring role="status" aria-label={label} />;
}

/** Placeholder for loading content; give it the final size. */
export const Skeleton = chakra('div', {
  base: { bg: 'line', borderRadius: 'md', animation: 'pulse 1.6s ease-in-out infinite' },
});
