import {
  type Development,
  type DevelopmentPipeline,
  type DevelopmentStatus,
  developmentStatuses,
} from '@kavel/contracts/developments';
import type { MapPoint } from '@kavel/map';

/** Distinct in hue, and visible on light and dark grounds: contrast 3 or more. */
export const statusColours: Record<DevelopmentStatus, string> = {
  permit: '#A36A0C',
  started: '#D1491A',
  completed: '#128796',
};

/** One building year of the table of counts; null for buildings without one. */
export interface PipelineYear {
  year: number | null;
  /** Buildings and dwellings by status. */
  by: Record<DevelopmentStatus, { buildings: number; dwellings: number }>;
}

/** The counts as rows by year, in the order in which they come. */
export function yearsOf(counts: DevelopmentPipeline['counts']): PipelineYear[] {
  const years = new Map<number | null, PipelineYear>();
  for (const { year, status, buildings, dwellings } of counts) {
    const row = years.get(year) ?? { year, by: emptyRow() };
    row.by[status] = { buildings, dwellings };
    years.set(year, row);
  }
  return [...years.values()];
}

function emptyRow(): PipelineYear['by'] {
  const none = developmentStatuses.map(status => [status, { buildings: 0, dwellings: 0 }]);
  return Object.fromEntries(none) as PipelineYear['by'];
}

export interface PipelineFilter {
  status: DevelopmentStatus | null;
  year: number | null;
}

export function filtered(buildings: readonly Development[], { status, year }: PipelineFilter): Development[] {
  return buildings.filter(
    building => (status === null || building.status === status) && (year === null || building.year === year),
  );
}

export function pointsOf(
  buildings: readonly Development[],
  labelOf: (building: Development) => string,
): MapPoint[] {
  return buildings.map(building => ({
    id: building.id,
    lon: building.lon,
    lat: building.lat,
    label: labelOf(building),
    colour: statusColours[building.status],
  }));
}
