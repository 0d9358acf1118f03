import type { ValuationDetail, ValuationResult } from '@kavel/contracts';
import { fileNameOf } from '@kavel/i18n';

/** Facts printed with every export of a valuation. */
export interface ExportFacts {
  name: string;
  /** Localised. */
  status: string;
  /** ISO date. */
  valueDate: string;
  models: readonly string[];
  /** Snapshots that the values rest on; empty for values stored before snapshots were recorded. */
  snapshots: readonly string[];
  /** Localised name of the approver and date; null when not approved. */
  approved: string | null;
}

const distinct = (all: readonly (string | undefined)[]) =>
  [...new Set(all.filter(one => one !== undefined))].sort();

export function exportFactsOf(
  { name, valueDate }: Pick<ValuationDetail, 'name' | 'valueDate'>,
  status: string,
  results: readonly Pick<ValuationResult, 'modelVersion' | 'origin'>[],
  approved: string | null = null,
): ExportFacts {
  return {
    name,
    status,
    valueDate,
    models: distinct(results.map(({ modelVersion }) => modelVersion)),
    snapshots: distinct(results.map(({ origin }) => origin?.snapshot)),
    approved,
  };
}

/** `waardering - Noord 2026 - Goedgekeurd - 2026-03-12 - kavel-avm-5 - 20260312-101500-123.csv` */
export function exportFileName(kind: string, facts: ExportFacts, extension: string): string {
  const { name, status, valueDate, models, snapshots } = facts;
  return fileNameOf([kind, name, status, valueDate, models.join(' '), snapshots.join(' ')], extension);
}
