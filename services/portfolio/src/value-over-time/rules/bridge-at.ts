import { fullAddress } from '@kavel/contracts';
import type { PortfolioValueBridge } from '@kavel/contracts/portfolios';
import type { ExplainedChange } from '../../valuation-reports/routes/explain-change';
import { causesOf } from '../../valuation-reports/rules/bridge';
import type { BridgedValue, BridgeSide } from '../../valuation-reports/rules/bridged-value';
import { largestChanges } from '../../valuation-reports/rules/largest-changes';
import type { ApprovedHead, BridgeLine } from '../repositories/approved-values';
import { countsAt, valueAt } from './values-at';

/** The values of a portfolio at a date. */
export interface ValuesAt {
  date: string;
  lines: readonly BridgeLine[];
}

/** Leaves out what no longer counts at the date. */
export function valuesAt(
  date: string,
  lines: readonly BridgeLine[],
  heads: readonly ApprovedHead[],
): ValuesAt {
  return { date, lines: lines.filter(line => countsAt(line, date, heads)) };
}

export function sideOf({ lines }: ValuesAt, heads: readonly ApprovedHead[]): BridgeSide {
  const dates = new Map(heads.map(({ id, valueDate }) => [id, valueDate]));
  return new Map(lines.map(line => [line.objectId, bridgedOf(line, dates.get(line.valuationId) ?? '')]));
}

function bridgedOf(line: BridgeLine, valueDate: string): BridgedValue {
  const { value, modelValue, vtwType, params } = line;
  return {
    objectId: line.objectId,
    unitId: line.unitId,
    address: fullAddress(line),
    valuationId: line.valuationId,
    valueDate,
    value,
    modelValue,
    overridden: value !== modelValue,
    low68: line.low68 ?? modelValue,
    high68: line.high68 ?? modelValue,
    vtwType,
    referenceType: params?.vtwType ?? vtwType,
    facts: {
      oppervlakte: line.oppervlakte,
      bouwjaar: line.bouwjaar,
      energielabel: line.energielabel,
      lon: line.lon,
      lat: line.lat,
    },
    modelVersion: line.modelVersion,
    snapshot: line.snapshot,
    params,
  };
}

export function portfolioBridge(
  from: ValuesAt & { side: BridgeSide },
  to: ValuesAt & { side: BridgeSide },
  heads: readonly ApprovedHead[],
  explained: ExplainedChange,
): PortfolioValueBridge {
  return {
    basis: 'comparison',
    from: valueAt(from.date, from.lines, heads),
    to: valueAt(to.date, to.lines, heads),
    causes: causesOf(explained),
    largest: largestChanges(from.side, to.side),
    valuedAgain: explained.valuedAgain,
    notValuedAgain: explained.notValuedAgain,
    rents: rentsOf(from.lines, to.lines),
  };
}

/** Addresses by object of the units on either side. */
export function addressesOf({ from, to }: { from: BridgeSide; to: BridgeSide }): Map<string, string> {
  return new Map([...from, ...to].map(([objectId, { address }]) => [objectId, address]));
}

/** Of the units in both with a known rent in both. */
function rentsOf(from: readonly BridgeLine[], to: readonly BridgeLine[]): PortfolioValueBridge['rents'] {
  const before = new Map(from.map(line => [line.objectId, line.annualRent]));
  const rents = { from: 0, to: 0, units: 0 };
  for (const { objectId, annualRent } of to) {
    const old = before.get(objectId) ?? null;
    if (old === null || annualRent === null) continue;
    rents.from += old;
    rents.to += annualRent;
    rents.units += 1;
  }
  return rents;
}
