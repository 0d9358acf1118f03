import type { PortfolioValueBridge } from '@kavel/contracts/portfolios';
import { type BridgeEffects, bridgeOfEffects, type WeighedSide, weighedEffects } from '@kavel/engine';
import { causesOf } from '../../valuation-reports/rules/bridge';
import { largestOf } from '../../valuation-reports/rules/largest-changes';
import type { BridgeLine } from '../repositories/approved-values';
import type { WeighedUnits } from '../repositories/weighed-valuations';

/** The weighed sides by object. */
export type WeighedSides = ReadonlyMap<string, WeighedSide>;

export function weighedSides(
  lines: readonly BridgeLine[],
  units: ReadonlyMap<string, WeighedUnits>,
): WeighedSides {
  return new Map(
    lines.flatMap(({ objectId, unitId, valuationId, value }) => {
      const side = units.get(valuationId)?.(unitId, value);
      return side ? [[objectId, side] as const] : [];
    }),
  );
}

type Weighed = Required<Pick<PortfolioValueBridge, 'basis' | 'weighed'>> &
  Pick<PortfolioValueBridge, 'causes' | 'largest'>;

/**
 * The bridge of weighed values. `compared` has the effects on the values by comparison; `addresses` the objects that are
 * shown, as the scenario of a unit depends on those of its bucket.
 */
export function weighedBridge(
  from: WeighedSides,
  to: WeighedSides,
  compared: ReadonlyMap<string, BridgeEffects>,
  addresses: ReadonlyMap<string, string>,
): Weighed {
  const pairs = [...to].flatMap(([key, after]) => {
    const before = from.get(key);
    return before ? [{ key, before, after, compared: compared.get(key) ?? {} }] : [];
  });
  const effects = weighedEffects(pairs);
  const shown = [...addresses.keys()];
  const valuesOf = (sides: WeighedSides) => shown.flatMap(key => sides.get(key)?.weighed ?? []);
  const bridge = bridgeOfEffects(
    valuesOf(from),
    shown.map(key => effects.get(key) ?? goneOrNew(from.get(key), to.get(key))),
    valuesOf(to),
  );
  const withCashFlow = (sides: WeighedSides) =>
    shown.filter(key => typeof (sides.get(key)?.cashFlow ?? '') !== 'string').length;
  return {
    basis: 'weighed',
    weighed: {
      from: { total: bridge.opening, withCashFlow: withCashFlow(from) },
      to: { total: bridge.closing, withCashFlow: withCashFlow(to) },
    },
    causes: causesOf(bridge),
    largest: largestOf(
      [...addresses].map(([objectId, address]) => ({
        ...{ objectId, address },
        ...{ from: from.get(objectId)?.weighed ?? null, to: to.get(objectId)?.weighed ?? null },
      })),
    ),
  };
}

function goneOrNew(before: WeighedSide | undefined, after: WeighedSide | undefined): BridgeEffects {
  if (before) return { removed: -Math.round(before.weighed * 100) / 100 };
  return after ? { added: Math.round(after.weighed * 100) / 100 } : {};
}
