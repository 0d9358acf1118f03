import type { VtwType } from '@kavel/contracts';
import { type ParameterKind, parameterKind } from './parameter-keys';

/** A displayed parameter. No default means that only the valuation itself sets it. */
export interface ParameterRow {
  key: string;
  override: number | null;
  default?: number;
  source?: string;
  year?: number;
}

export interface ParameterGroup {
  /** VTW type of the costs; null for the cash flow's own parameters. */
  type: VtwType | null;
  rows: { kind: ParameterKind; row: ParameterRow }[];
}

/** Groups of parameters in the given order: the cash flow's own, then costs by type. Unknown keys are left out. */
export function parameterGroups(rows: readonly ParameterRow[]): ParameterGroup[] {
  const groups: ParameterGroup[] = [];
  for (const row of rows) {
    const kind = parameterKind(row.key);
    if (!kind) continue;
    const type = kind.kind === 'cost' ? kind.type : null;
    const group = groups.find(known => known.type === type);
    if (group) group.rows.push({ kind, row });
    else groups.push({ type, rows: [{ kind, row }] });
  }
  return groups;
}

/** The distinct sources of the parameters in order of first use: `Kavel norm 2026 (2026)`. */
export function sourcesOf(rows: readonly ParameterRow[]): string[] {
  return [...new Set(rows.flatMap(({ source, year }) => (source ? [sourceName(source, year)] : [])))];
}

/** Adds the year unless the source name already contains it. */
export function sourceName(source: string, year: number | undefined): string {
  return year === undefined || source.includes(String(year)) ? source : `${source} (${year})`;
}
