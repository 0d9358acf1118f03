import type { VtwType } from '@kavel/contracts';
import { type ParameterKind, parameterKind } from './parameter-keys';

/** A parameter as it is shown. Without a default it is one that only the valuation itself knows of. */
export interface ParameterRow {
  key: string;
  override: number | null;
  default?: number;
  source?: string;
  year?: number;
}

export interface ParameterGroup {
  /** Costs of one type, or null for the cash flow's own parameters. */
  type: VtwType | null;
  rows: { kind: ParameterKind; row: ParameterRow }[];
}

/** Parameters in groups, in the order given: the cash flow's own, then costs by type. Unknown keys are left out. */
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

/** The different sources behind parameters, in order of first use: `Kavel norm 2026 (2026)`. */
export function sourcesOf(rows: readonly ParameterRow[]): string[] {
  return [...new Set(rows.flatMap(({ source, year }) => (source ? [sourceName(source, year)] : [])))];
}

/** The year is only added to a source that does not name it. */
export function sourceName(source: string, year: number | undefined): string {
  return year === undefined || source.includes(String(year)) ? source : `${source} (${year})`;
}
