import type { OperatingCostParams } from '@kavel/contracts';
import { boundsOf, isFraction, type ParameterKind, parameterKind } from './parameter-keys';

/** Typed text by parameter key: percentages or euro. An empty text resets to the default. */
export type ParameterEdits = Readonly<Record<string, string>>;

export type EditProblem = 'not-a-number' | 'out-of-range';

/** Parses a number with a decimal comma or point; null when invalid. */
function numberIn(text: string): number | null {
  const plain = text.replace(/[\s%€]/g, '').replace(',', '.');
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : null;
}

/** Parses an amount: 6,25 % becomes 0.0625, rounded to remove floating-point error. Null when invalid. */
function amountOf(text: string, kind: ParameterKind): number | null {
  const typed = numberIn(text);
  if (typed === null) return null;
  return isFraction(kind) ? Math.round(typed * 1e6) / 1e8 : typed;
}

/** Validation problem of a typed parameter; null when valid. */
export function problemOf(key: string, text: string): EditProblem | null {
  const kind = parameterKind(key);
  if (!kind || text.trim() === '') return null;
  const amount = amountOf(text, kind);
  if (amount === null) return 'not-a-number';
  const bounds = boundsOf(kind);
  return bounds && amount >= bounds.from && amount <= bounds.to ? null : 'out-of-range';
}

function without<Key extends string, Value>(record: Partial<Record<Key, Value>>, key: Key) {
  return Object.fromEntries(Object.entries(record).filter(([other]) => other !== key));
}

function apply(params: OperatingCostParams, kind: ParameterKind, amount: number | null): OperatingCostParams {
  if (kind.kind === 'rate') {
    const rest = without(params.cashFlow, kind.key);
    return { ...params, cashFlow: amount === null ? rest : { ...rest, [kind.key]: amount } };
  }
  if (kind.kind !== 'cost') return params;
  const rest = without(params.byType[kind.type] ?? {}, kind.cost);
  const costs = amount === null ? rest : { ...rest, [kind.cost]: amount };
  return {
    ...params,
    byType: {
      ...without(params.byType, kind.type),
      ...(Object.keys(costs).length > 0 ? { [kind.type]: costs } : {}),
    },
  };
}

/** Applies typed edits to the params; the edits must be valid. */
export function withEdits(params: OperatingCostParams, edits: ParameterEdits): OperatingCostParams {
  return Object.entries(edits).reduce((now, [key, text]) => {
    const kind = parameterKind(key);
    return kind ? apply(now, kind, text.trim() === '' ? null : amountOf(text, kind)) : now;
  }, params);
}

/** Formats an amount for its input field. */
export function textOf(amount: number, kind: ParameterKind, decimalSign: string): string {
  const shown = isFraction(kind) ? Math.round(amount * 1e6) / 1e4 : amount;
  return String(shown).replace('.', decimalSign);
}
