import type { ChartFile } from '@kavel/charts';

export interface NamedValuation {
  id: string;
  name: string;
}

/** A chart of a valuation as a file. */
export function chartFile({ id, name }: NamedValuation, title: string): ChartFile {
  return { object: 'valuation', objectId: id, name: [title, name] };
}
