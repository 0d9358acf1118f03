import { type Surroundings, surroundingsReach } from '@kavel/contracts/objects';

/** Metres of the scale bar. */
export const scaleBarMetres = 25;

const { east, north } = surroundingsReach;
const paper = '#f7f6f3';
const building = '#c9c6bf';
const buildingEdge = '#ffffff';
const ink = '#1c2324';
/** Fill of areas and stroke of lines by kind of ground; others are not drawn. */
const grounds: Record<string, { colour: string; width: number }> = {
  water: { colour: '#cfe3ee', width: 4 },
  green: { colour: '#dfe9d8', width: 2 },
  sports: { colour: '#d8e6cf', width: 2 },
  square: { colour: '#ecebe6', width: 2 },
  main: { colour: '#ffffff', width: 12 },
  street: { colour: '#ffffff', width: 6 },
  path: { colour: '#ffffff', width: 2 },
  rail: { colour: '#9aa3a6', width: 1.2 },
};

/** What is drawn of an address and around it. */
export interface Drawn extends Surroundings {
  /** Rings of its plot, in metres as the others. */
  plot?: readonly (readonly number[])[] | undefined;
}

/** A map of an address as SVG without texts: fonts are the document's. North is up; the bar has `scaleBarMetres`. */
export function siteMap({ panden, ground, plot = [] }: Drawn, accent: string): string {
  const drawn = ground.flatMap(({ kind, line, rings }) => {
    const look = grounds[kind];
    if (look === undefined) return [];
    const path = pathOf(rings, !line);
    return line
      ? `<path d="${path}" fill="none" stroke="${look.colour}" stroke-width="${look.width}" stroke-linejoin="round"/>`
      : `<path d="${path}" fill="${look.colour}" fill-rule="evenodd"/>`;
  });
  const buildings = [...panden]
    .sort((a, b) => Number(a.own) - Number(b.own))
    .map(
      ({ own, rings }) =>
        `<path d="${pathOf(rings, true)}" fill="${own ? accent : building}" fill-rule="evenodd" stroke="${buildingEdge}" stroke-width="0.6"/>`,
    );
  const plotLine =
    plot.length > 0
      ? [
          `<path d="${pathOf(plot, true)}" fill="${accent}" fill-opacity="0.12" fill-rule="evenodd" stroke="${accent}" stroke-width="0.8" stroke-dasharray="2 1.4"/>`,
        ]
      : [];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-east} ${-north} ${2 * east} ${2 * north}" width="${2 * east}" height="${2 * north}">`,
    `<rect x="${-east}" y="${-north}" width="${2 * east}" height="${2 * north}" fill="${paper}"/>`,
    ...drawn,
    ...plotLine,
    ...buildings,
    `<circle cx="0" cy="0" r="2.4" fill="#ffffff" stroke="${ink}" stroke-width="1"/>`,
    scaleBar(),
    northArrow(),
    '</svg>',
  ].join('');
}

/** Left below: ends and a bar. */
function scaleBar(): string {
  const [x, y] = [-east + 6, north - 6];
  const end = x + scaleBarMetres;
  return `<path d="M${x} ${y - 2.5}V${y}H${end}V${y - 2.5}" fill="none" stroke="${ink}" stroke-width="0.9"/>`;
}

/** Right above: an arrow with the letter N. */
function northArrow(): string {
  const [x, y] = [east - 9, -north + 6];
  return `<path d="M${x} ${y}l3 8l-3 -2l-3 2z" fill="${ink}"/><path d="M${x - 2} ${y + 15}v-5l4 5v-5" fill="none" stroke="${ink}" stroke-width="0.8"/>`;
}

/** The picture's y runs down. */
function pathOf(rings: readonly (readonly number[])[], closed: boolean): string {
  return rings
    .map(ring => {
      const points: string[] = [];
      for (let at = 0; at + 1 < ring.length; at += 2) points.push(`${ring[at]} ${-(ring[at + 1] ?? 0)}`);
      return `M${points.join('L')}${closed ? 'Z' : ''}`;
    })
    .join('');
}
