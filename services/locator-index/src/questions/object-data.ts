import { type ImportedFile, importedFiles, perSnapshot } from '@kavel/catalogue';
import type { LocatorFilter, LocatorObjectData } from '@kavel/contracts/locator';
import { planFilters } from '../plan';
import type { SnapshotIndex } from '../snapshot-index';
import { type Asked, objectsAt } from './locator';
import { rowsOfObjects } from './rows-of-objects';

const everyFigure = 'everything';

/** Figures provided by each import kind. */
const figuresByKind: Readonly<Record<string, readonly string[]>> = {
  synthetic: [everyFigure],
  bag: [
    'straat',
    'huisnummer',
    'postcode',
    'woonplaats',
    'gebruiksdoelen',
    'oppervlakte',
    'bouwjaar',
    'footprint',
    'lon',
    'lat',
  ],
  'ep-online': ['energielabel'],
  cbs: ['gemeentenaam', 'wijknaam', 'buurtnaam'],
  stations: ['trainstationDistance'],
  ramps: ['highwayDistance'],
  heights: ['height'],
  coverage: ['coverage'],
  zoning: ['enkelbestemming'],
  kvk: ['kvkCoverage', 'kvkRegistration'],
};

const importedOnce = perSnapshot(importedFiles);

export interface ObjectDataQuery extends LocatorFilter {
  objectIds?: string[] | undefined;
  limit: number;
}

/** Objects with the source of each figure: those of the given ids that match the filter, or the first matches. */
export async function objectData(
  index: SnapshotIndex,
  { objectIds, limit, ...filter }: ObjectDataQuery,
  asked: Asked,
): Promise<LocatorObjectData[]> {
  const positions = objectIds
    ? await positionsOf(index, objectIds, filter, asked)
    : await firstPositions(index, filter, limit, asked);
  const files = await importedOnce(index.snapshot);
  const objects = await objectsAt(index, positions.slice(0, objectIds ? undefined : limit));
  return objects.map(object => ({ ...object, sources: sourcesOf(object, files) }));
}

async function firstPositions(
  { header, runner }: SnapshotIndex,
  filter: LocatorFilter,
  limit: number,
  asked: Asked,
): Promise<number[]> {
  const filters = planFilters(filter, header, asked);
  const places = await runner.run(
    { kind: 'page', filters, sort: 'municipality', descending: false, limit, after: null },
    asked.signal,
  );
  return places.map(({ position }) => position);
}

async function positionsOf(
  { header, layout, memory, runner, snapshot }: SnapshotIndex,
  objectIds: readonly string[],
  filter: LocatorFilter,
  asked: Asked,
): Promise<number[]> {
  const filters = planFilters(filter, header, asked);
  const rows = await rowsOfObjects(snapshot, objectIds);
  const all = new Uint32Array(memory.buffer, layout.positions, header.objects);
  const positions = rows.map(row => all[row] ?? 0);
  if (filters.length === 0) return positions;
  const mask = await runner.run({ kind: 'mask', filters }, asked.signal);
  return positions.filter(position => ((mask[position >> 3] ?? 0) >> (position & 7)) & 1);
}

/** The newest file of each kind that may include this object. */
function sourcesOf(
  { fictional }: { fictional: boolean },
  files: readonly ImportedFile[],
): LocatorObjectData['sources'] {
  const newest = new Map<string, ImportedFile>();
  for (const file of files) {
    if (file.fictional === fictional && !newest.has(file.kind)) newest.set(file.kind, file);
  }
  return [...newest.values()].flatMap(({ kind, source, importedAt }) => {
    const figures = figuresByKind[kind];
    return figures
      ? [{ figures: [...figures], register: kind, source, date: importedAt.toISOString().slice(0, 10) }]
      : [];
  });
}
