/** Lucide's pencil, file-text and trash-2 icons, each as one path. */
const outlines = {
  pencil:
    'M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497zM15 5l4 4',
  paper:
    'M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2zM14 2v5a1 1 0 0 0 1 1h5M10 9H8M16 13H8M16 17H8',
  bin: 'M10 11v6M14 11v6M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M3 6h18M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2',
} as const;

export type RowIcon = keyof typeof outlines;

/** The text colours, which an image cannot inherit. */
const colours = { light: '#1C1C1A', dark: '#ECEDEA' } as const;

function imageOf(outline: string, colour: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="${colour}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="${outline}"/></svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}

/**
 * Styles of elements with a `data-icon`: a background image, because icon elements would be a third of a row's cost.
 */
export const rowIconLook = Object.fromEntries(
  Object.entries(outlines).map(([icon, outline]) => [
    `&[data-icon=${icon}]`,
    {
      backgroundImage: imageOf(outline, colours.light),
      _dark: { backgroundImage: imageOf(outline, colours.dark) },
    },
  ]),
);
