import type { SourcedPand } from './pand';
import { pointsOf, type Signal, unknown } from './signal';

/** What is computed of the objects of which both the last price and a model value are known. */
export interface Gap {
  /** Euro, by the model. */
  model: number;
  /** Euro, last prices at the present price level. */
  indexed: number;
  /** Expected error of the model, as a fraction: errors within one pand go together. */
  fsd: number;
  /** Of the latest sale. */
  date: string;
  objects: number;
  fictional: boolean;
}

export function gapOf({ objects }: SourcedPand): Gap | null {
  const gap = { model: 0, indexed: 0, fsd: 0, date: '', objects: 0, fictional: false };
  for (const { model, lastSale } of objects) {
    if (!model || !lastSale || lastSale.indexed === null) continue;
    gap.model += model.value;
    gap.indexed += lastSale.indexed;
    gap.fsd += model.fsd * model.value;
    gap.objects += 1;
    gap.fictional ||= lastSale.fictional;
    if (lastSale.date > gap.date) gap.date = lastSale.date;
  }
  return gap.objects === 0 ? null : { ...gap, fsd: gap.fsd / gap.model };
}

/** Model value above the indexed last price, in percent. A difference within the model's error gives no points. */
export function undervalued(gap: Gap | null): Signal {
  if (!gap) return unknown;
  const { model, indexed, fsd, objects, date, fictional } = gap;
  const value = 100 * (model / indexed - 1);
  const facts = { model: Math.round(model), indexed: Math.round(indexed), fsd: 100 * fsd, objects };
  if (Math.abs(value) <= 100 * fsd) return { missing: 'within-error', facts: { ...facts, gap: value } };
  const source = 'Kavel-model, koopsommen';
  return { value, score: pointsOf('undervalued', value), source, date, level: 'object', fictional, facts };
}
