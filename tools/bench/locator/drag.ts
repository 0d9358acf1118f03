import type { Measurement } from '../figure';
import { builtPages, dragFigures } from './dragged-page';
import { synthesized, withSyntheticKavel } from './synthetic-kavel';

/** Drags the area of the locator. */
export const measureDrag: Measurement = async bench => {
  const { objects } = bench;
  await synthesized(bench, objects);
  await builtPages(bench);
  return withSyntheticKavel(objects, () =>
    dragFigures(bench, {
      path: '/locator',
      thumb: 'Oppervlakte tot en met',
      distribution: /\/locator\/distribution/,
      named: what => `${what}, ${objects / 1e6} million objects`,
    }),
  );
};
