import type { AreaLayer, StyledLayer, StyleLayer } from '@kavel/map/layers';

/** Picture that hatches areas without a class. */
export const hatchImage = 'hatch';

/** Areas filled by code as a layer of the style; those without a class are hatched. */
export function areaStyled({ sourceLayer, fills, targetOf, ...layer }: AreaLayer): StyledLayer {
  const known = fills?.classes.filter(({ codes }) => codes.length > 0) ?? [];
  const branches = known.flatMap(({ colour, codes }) => [[...codes], colour]);
  const codes = known.flatMap(one => one.codes);
  const isKnown = ['match', ['get', 'code'], [...codes], true, false];
  const drawn = [
    {
      id: 'fill',
      type: 'fill',
      'source-layer': sourceLayer,
      filter: isKnown,
      paint: { 'fill-color': ['match', ['get', 'code'], ...branches, 'rgba(0, 0, 0, 0)'] },
    },
    {
      id: 'missing',
      type: 'fill',
      'source-layer': sourceLayer,
      filter: ['!', isKnown],
      paint: { 'fill-pattern': hatchImage },
    },
  ] as unknown as StyleLayer[];
  return {
    ...layer,
    style: () => (codes.length > 0 ? drawn : []),
    hit: { reach: 0, target: ({ properties: { code } }) => targetOf(String(code)) },
  };
}
