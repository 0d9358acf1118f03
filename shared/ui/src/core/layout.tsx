import { chakra } from '@chakra-ui/react/styled-system';

/** Surface with a thin border; prefer white space to cards for grouping. */
export const Card = chakra('section', {
  base: { bg: 'surface', borderWidth: '1px', borderColor: 'line', borderRadius: 'lg' },
});

/** The h1 of a page, 20 px. */
export const PageTitle = chakra('h1', {
  base: {
    fontSize: 'xl',
    fontWeight: 'bold',
    lineHeight: 'snug',
    letterSpacing: '-.01em',
    overflowWrap: 'anywhere',
  },
});

/** Heading of a section. */
export const SectionTitle = chakra('h2', {
  base: { fontSize: 'md', fontWeight: 'semibold', lineHeight: 'snug' },
});

/** Tabular figures, aligned in a column. */
export const Figure = chakra('span', { base: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } });

/** For screen readers only. */
export const VisuallyHidden = chakra('span', {
  base: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
});
