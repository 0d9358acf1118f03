import {
  areaNames,
  areasInBox,
  type ClassCount,
  figureByBuurt,
  importedFiles,
  type LayerFigureYear,
  labelCounts,
  labelsOfPanden,
  layerFigures,
  pandenAround,
  perSnapshot,
  roofCounts,
  roofsOfPanden,
  type Snapshot,
  yearCounts,
  zoningCounts,
  zoningInBox,
} from '@kavel/catalogue';
import { containsPoint, decodeShape, type LonLat, toGrid } from '@kavel/catalogue/geo';
import { energyLabels } from '@kavel/contracts';
import {
  type AreaFigure,
  areaFigures,
  type CountedLayer,
  countedLayers,
  type LayerFigure,
  type LayerOverview,
  type LayersAt,
  type MapLayer,
  mapLayers,
} from '@kavel/contracts/layers';
import { ServiceError } from '@kavel/service-kit';
import { latestWoz } from '../districts/districts';
import { inOrder } from './class-order';

/** The import that each layer comes from. */
const importOf: Record<MapLayer, string> = {
  zoning: 'zoning',
  label: 'ep-online',
  year: 'bag',
  woz: 'area-figures',
  surroundings: 'area-figures',
  roof: 'roofs',
};
/** Files of a layer that are named, the last ones. */
const mostSources = 3;

const countsOf: Record<CountedLayer, (snapshot: Snapshot) => Promise<ClassCount[]>> = {
  zoning: zoningCounts,
  label: labelCounts,
  year: yearCounts,
  roof: roofCounts,
};

async function classesOf(snapshot: Snapshot, layer: MapLayer): Promise<ClassCount[]> {
  const counted = countedLayers.find(name => name === layer);
  return counted ? inOrder(counted, await countsOf[counted](snapshot)) : [];
}

/** Counting labels and years of ten million objects takes a while: once for a snapshot. */
export const layerOverviewOf = perSnapshot(async (snapshot): Promise<LayerOverview> => {
  const [files, figures] = await Promise.all([importedFiles(snapshot), figuresOf(snapshot)]);
  const layers = mapLayers.map(async layer => ({
    layer,
    classes: await classesOf(snapshot, layer),
    sources: files
      .filter(file => file.kind === importOf[layer] && isOf(layer, file.source, figures))
      .slice(0, mostSources)
      .map(({ source, importedAt, fictional }) => ({
        name: source,
        date: importedAt.toISOString().slice(0, 10),
        fictional,
      })),
  }));
  return { snapshot: snapshot.id, layers: await Promise.all(layers), figures };
});

/** The figures; that of WOZ values names the files of all years that it has values of. */
async function figuresOf(snapshot: Snapshot): Promise<LayerFigureYear[]> {
  const figures = await layerFigures(snapshot);
  if (!figures.some(isWozByBuurt)) return figures;
  const { sources, fictional } = await latestWoz.buurt(snapshot);
  return figures.map(one => (isWozByBuurt(one) ? { ...one, source: sources.join(', '), fictional } : one));
}

function isWozByBuurt({ figure, basis }: Pick<LayerFigureYear, 'figure' | 'basis'>): boolean {
  return figure === 'wozValue' && basis === 'buurt';
}

/** Figures of both layers come by the same import: a file is of the layer whose figures name it. */
function isOf(layer: MapLayer, file: string, figures: LayerOverview['figures']): boolean {
  if (layer !== 'woz' && layer !== 'surroundings') return true;
  const name = file.split('.')[0] ?? file;
  return figures
    .filter(({ figure }) => (figure === 'wozValue') === (layer === 'woz'))
    .some(({ source }) => source.split(', ').includes(name));
}

/** Each figure is worked out once for a snapshot: a mean by PC4 looks at all addresses. */
const valuesByFigure = Object.fromEntries(
  areaFigures.map(figure => [figure, perSnapshot(snapshot => readFigure(snapshot, figure))]),
) as Record<AreaFigure, (snapshot: Snapshot) => Promise<LayerFigure>>;

/** A figure by buurt. Throws `not-found` where no file has it. */
export function layerFigureOf(snapshot: Snapshot, figure: AreaFigure): Promise<LayerFigure> {
  return valuesByFigure[figure](snapshot);
}

async function readFigure(snapshot: Snapshot, figure: AreaFigure): Promise<LayerFigure> {
  const found = (await figuresOf(snapshot)).find(one => one.figure === figure);
  if (!found) throw new ServiceError('not-found', `No file with ${figure} was imported`);
  const buurten = await areaNames(snapshot, 'buurt');
  const codes = buurten.map(({ code }) => code);
  const names = buurten.map(({ naam }) => naam);
  if (isWozByBuurt(found)) return { ...found, names, codes, ...(await latestWozOf(snapshot, codes)) };
  const values = await figureByBuurt(snapshot, found);
  return { ...found, codes, names, values: codes.map(code => values.get(code) ?? null) };
}

/** The last known WOZ values with their years: files of different years may cover different gemeenten. */
async function latestWozOf(snapshot: Snapshot, codes: readonly string[]) {
  const latest = await latestWoz.buurt(snapshot);
  const places = new Map(latest.codes.map((code, place) => [code, place]));
  const placeOf = (code: string) => places.get(code) ?? -1;
  return {
    values: codes.map(code => latest.values[placeOf(code)] ?? null),
    years: codes.map(code => latest.years[placeOf(code)] ?? null),
  };
}

/** What all layers say of a place. */
export async function layersAtPlace(snapshot: Snapshot, place: LonLat): Promise<LayersAt> {
  const { x, y } = toGrid(place);
  const box = { xmin: x, ymin: y, xmax: x, ymax: y };
  const here = <Area extends { shape: Uint8Array }>(areas: readonly Area[]) =>
    // Of areas that overlap the last one of the file was drawn last.
    areas.findLast(({ shape }) => containsPoint(decodeShape(shape), x, y)) ?? null;
  const [zoning, pand, buurt] = await Promise.all([
    zoningInBox(snapshot, box).then(here),
    pandenAround(snapshot, x, y).then(here),
    areasInBox(snapshot, 'buurt', box).then(here),
  ]);
  return {
    zoning: zoning && { bestemming: zoning.bestemming, naam: zoning.naam, plan: zoning.plan },
    pand: pand && (await pandAt(snapshot, pand, box)),
    buurt: buurt && { code: buurt.code, naam: buurt.naam, figures: await figuresAt(snapshot, buurt.code) },
  };
}

type Box = Parameters<typeof zoningInBox>[1];

async function pandAt(
  snapshot: Snapshot,
  { pandId, bouwjaar }: { pandId: string; bouwjaar: number | null },
  box: Box,
): Promise<LayersAt['pand']> {
  const [labels, roofs] = await Promise.all([labelsOfPanden(snapshot, box), roofsOfPanden(snapshot, box)]);
  const roof = roofs.get(pandId);
  return {
    pandId,
    bouwjaar,
    energielabel: energyLabels[labels.get(pandId) ?? -1] ?? null,
    roof: roof
      ? { kind: roof.kind, area: roof.area, sunny: roof.sunny, azimuth: roof.azimuth, slope: roof.slope }
      : null,
  };
}

async function figuresAt(snapshot: Snapshot, code: string) {
  const years = await layerFigures(snapshot);
  const found = years.map(async ({ figure, year }) => {
    const { codes, values, years: ofCodes } = await layerFigureOf(snapshot, figure);
    const place = codes.indexOf(code);
    const value = values[place] ?? null;
    return value === null ? [] : [{ figure, year: ofCodes?.[place] ?? year, value }];
  });
  return (await Promise.all(found)).flat();
}
