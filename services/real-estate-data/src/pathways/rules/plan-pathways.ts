import {
  type PathwayFile,
  type PathwayPoint,
  type PathwayPreview,
  readPathwayRow,
} from '@kavel/contracts/sustainability';

/** A pathway of a file. */
export type PlannedPathway = Pick<PathwayPoint, 'vtwType' | 'measure'> & {
  /** Ascending years. */
  values: { year: number; value: number }[];
};

/** A pathway as it is stored, with an id of its own. */
export type StoredPathway = PlannedPathway & { id: string };

export interface PathwayPlan {
  pathways: PlannedPathway[];
  preview: PathwayPreview;
}

/** Pathways of the rows of a file, and what is rejected. A second value of one year is. */
export function planPathways(rows: PathwayFile['rows']): PathwayPlan {
  const points = new Map<string, PathwayPoint>();
  const rejected: PathwayPreview['rejected'] = [];
  for (const { line, cells } of rows) {
    const point = readPathwayRow(cells);
    if (typeof point === 'string') {
      rejected.push({ line, problem: point });
      continue;
    }
    const key = `${point.vtwType} ${point.measure} ${point.year}`;
    if (points.has(key)) rejected.push({ line, problem: 'repeated' });
    else points.set(key, point);
  }
  const pathways = grouped([...points.values()]);
  const counts = pathways.map(({ vtwType, measure, values }) => ({ vtwType, measure, years: values.length }));
  return { pathways, preview: { accepted: points.size, rejected, pathways: counts } };
}

function grouped(points: readonly PathwayPoint[]): PlannedPathway[] {
  const groups = Map.groupBy(points, ({ vtwType, measure }) => `${vtwType} ${measure}`);
  return [...groups.values()].flatMap(group => {
    const [first] = group;
    if (!first) return [];
    const values = group
      .map(({ year, value }) => ({ year, value }))
      .toSorted((one, other) => one.year - other.year);
    return [{ vtwType: first.vtwType, measure: first.measure, values }];
  });
}
