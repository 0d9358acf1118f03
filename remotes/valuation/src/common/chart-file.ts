import type { ChartFile } from '@kavel/charts';

export interface NamedValuation {
  id: string;
  name: string;
}

/** Builds the export file of a valuation chart. */
export function chartFile({ id, name }: NamedValuation, title: string): ChartFile {
  return { object: 'valuation', objectId: id, name: [title, name] };
}
