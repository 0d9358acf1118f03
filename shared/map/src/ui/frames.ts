import { chakra } from '@kavel/ui/core';

/** Distance of what floats to the edges of the map, in pixels. */
export const edge = 12;

export const Frame = chakra('section', {
  base: { position: 'relative', width: 'full', height: 'full', minHeight: '0', overflow: 'hidden' },
});

export const Canvas = chakra('div', {
  base: {
    position: 'absolute',
    inset: 0,
    '&:focus-visible': { outlineOffset: '-3px' },
    // Drawn for the width on screen; paper gives the box another one.
    _print: { '& canvas': { width: '100% !important', height: '100% !important', objectFit: 'cover' } },
  },
});

/** Lets the pointer through to the map beside what it holds. */
export const Overlay = chakra('div', {
  base: { position: 'absolute', display: 'flex', pointerEvents: 'none', '& > *': { pointerEvents: 'auto' } },
});

export const Card = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    columnGap: '4',
    px: '3',
    py: '1.5',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'lg',
    boxShadow: 'floating',
  },
});
