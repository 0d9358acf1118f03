import { chakra } from '@chakra-ui/react';

/** A surface with a hairline; white space groups before boxes do. */
export const Card = chakra('section', {
  base: { bg: 'surface', borderWidth: '1px', borderColor: 'line', borderRadius: 'lg' },
});

/** The one heading of a page, 20 px. */
export const PageTitle = chakra('h1', {
  base: {
    fontSize: 'xl',
    fontWeight: 'bold',
    lineHeight: 'snug',
    letterSpacing: '-.01em',
    overflowWrap: 'anywhere',
  },
});

/** Heading of a part of a page. */
export const SectionTitle = chakra('h2', {
  base: { fontSize: 'md', fontWeight: 'semibold', lineHeight: 'snug' },
});

/** Figures that stand under each other. */
export const Figure = chakra('span', { base: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } });

/** Only for those who listen. */
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
