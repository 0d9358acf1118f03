import type { BridgeBasis, PortfolioValueBridge } from '@kavel/contracts/portfolios';
import { type Caller, ServiceError } from '@kavel/service-kit';
import { getPortfolio } from '../../portfolios/repositories/portfolios';
import type { OrganisationScope } from '../../repositories/store';
import { explainChange } from '../../valuation-reports/routes/explain-change';
import type { RecomputeContext } from '../../valuation-reports/routes/recompute';
import { type ApprovedHead, readApproved, readLastLines } from '../repositories/approved-values';
import { readWeighedUnits, readWeights, type WeighedUnits } from '../repositories/weighed-valuations';
import { addressesOf, portfolioBridge, sideOf, type ValuesAt, valuesAt } from '../rules/bridge-at';
import { weighedBridge, weighedSides } from '../rules/weighed-bridge';

export interface AskedBridge {
  from: string;
  to: string;
  unitId?: string | undefined;
  basis?: BridgeBasis | undefined;
}

interface Values {
  from: ValuesAt;
  to: ValuesAt;
}

/**
 * Why the value at one date became that at another. `bad-request` for dates in the wrong order, `not-found` without any
 * value, and as the cash flow for the weighed value.
 */
export async function readValueBridge(
  context: RecomputeContext,
  caller: Caller,
  portfolioId: string,
  { from, to, unitId, basis = 'comparison' }: AskedBridge,
): Promise<PortfolioValueBridge> {
  if (from >= to)
    throw new ServiceError('bad-request', 'The first date must be before the second', { from, to });
  const read: Read = work => context.store.inOrganisation(caller, work);
  const heads = await read(async scope => {
    await getPortfolio(scope, portfolioId);
    return readApproved(scope, portfolioId);
  });
  const values = await readValues(read, heads, { from, to, unitId });
  // The scenario of a unit depends on the others of its bucket.
  const isAll = basis === 'comparison' || unitId === undefined;
  const all = isAll ? values : await readValues(read, heads, { from, to });
  if (values.from.lines.length === 0 && values.to.lines.length === 0)
    throw new ServiceError('not-found', 'No approved value is known on or before these dates', { from, to });
  // What the weighed values rest on is read while the others are explained.
  const [{ weights, units }, { sides, explained, effects }] = await Promise.all([
    read(async scope => {
      const weights = await readWeights(scope, valuationIdsOf(all));
      return { weights, units: basis === 'weighed' ? await readUnits(scope, heads, all, weights) : null };
    }),
    explain(context, caller, heads, values, all),
  ]);
  const shown = new Set(valuationIdsOf(values));
  const bridge = {
    ...portfolioBridge(
      { ...values.from, side: sides.from },
      { ...values.to, side: sides.to },
      heads,
      explained,
    ),
    weights: heads.flatMap(({ id, name, valueDate }) => {
      const weight = shown.has(id) ? weights.get(id) : undefined;
      return weight === undefined ? [] : [{ valuationId: id, name, valueDate, weight }];
    }),
  };
  if (!units) return bridge;
  const weighedFrom = weighedSides(all.from.lines, units);
  const weighedTo = weighedSides(all.to.lines, units);
  return { ...bridge, ...weighedBridge(weighedFrom, weighedTo, effects, addressesOf(sides)) };
}

/** Explains the values that are asked for; `effects` are of all. */
async function explain(
  context: RecomputeContext,
  caller: Caller,
  heads: readonly ApprovedHead[],
  values: Values,
  all: Values,
) {
  const sides = sidesOf(values, heads);
  const explained = await explainChange(context, caller, sides.from, sides.to);
  if (all === values) return { sides, explained, effects: explained.effects };
  const whole = sidesOf(all, heads);
  const { effects } = await explainChange(context, caller, whole.from, whole.to);
  return { sides, explained, effects };
}

/** In a transaction of its own: what is approved does not change any more. */
type Read = <Answer>(work: (scope: OrganisationScope) => Promise<Answer>) => Promise<Answer>;

/** Both dates at once, on two connections. */
async function readValues(
  read: Read,
  heads: readonly ApprovedHead[],
  { from, to, unitId }: AskedBridge,
): Promise<Values> {
  const at = async (date: string) => {
    const ids = heads.filter(({ valueDate }) => valueDate <= date).map(({ id }) => id);
    return valuesAt(date, await read(scope => readLastLines(scope, ids, unitId)), heads);
  };
  const [before, after] = await Promise.all([at(from), at(to)]);
  return { from: before, to: after };
}

function sidesOf({ from, to }: Values, heads: readonly ApprovedHead[]) {
  return { from: sideOf(from, heads), to: sideOf(to, heads) };
}

function valuationIdsOf({ from, to }: Values): string[] {
  return [...new Set([...from.lines, ...to.lines].map(({ valuationId }) => valuationId))];
}

async function readUnits(
  scope: OrganisationScope,
  heads: readonly ApprovedHead[],
  values: Values,
  weights: ReadonlyMap<string, number>,
): Promise<Map<string, WeighedUnits>> {
  const ids = new Set(valuationIdsOf(values));
  const units = heads
    .filter(({ id }) => ids.has(id))
    .map(async head => [head.id, await readWeighedUnits(scope, head, weights.get(head.id) ?? 0)] as const);
  return new Map(await Promise.all(units));
}
