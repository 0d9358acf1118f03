import {
  type AddressBuckets,
  fullAddress,
  type Reference,
  type Unit,
  type ValuationDetail,
  type ValuationResult,
  type ValuationStatus,
} from '@kavel/contracts';
import type { Signature } from '@kavel/contracts/valuations';
import { type BucketedUnit, bucketedUnits } from '../../valuations/rules/bucketed-units';
import type { BucketedValuation } from '../repositories/bucketed-valuation';

/**
 * A valuation as text for another program or a mail: one line per figure, `name: value`; money in whole euro without
 * separators, dates as `yyyy-mm-dd`. Optionally with references, by unit.
 */
export function kateExportOf(
  { valuation, buckets, results }: BucketedValuation,
  references: Readonly<Record<string, readonly Reference[]>>,
): string {
  const resultOf = new Map(results.map(result => [result.unitId, result]));
  const units = bucketedUnits(valuation.units, buckets);
  return [
    ...headLines(valuation, results),
    ...units.flatMap(bucketed => [
      '',
      ...unitLines(bucketed, buckets, resultOf.get(bucketed.unit.id)),
      ...(references[bucketed.unit.id] ?? []).map(referenceLine),
    ]),
    '',
  ].join('\n');
}

/** Dutch, like the whole export. */
const statusNames: Record<ValuationStatus, string> = {
  draft: 'Concept',
  'in-review': 'In beoordeling',
  approved: 'Goedgekeurd',
  archived: 'Gearchiveerd',
};

function headLines(
  { name, status, valueDate, units }: ValuationDetail,
  results: readonly ValuationResult[],
): string[] {
  const total = results.reduce((sum, { value }) => sum + value, 0);
  const snapshots = [...new Set(results.flatMap(({ origin }) => origin?.snapshot ?? []))].sort();
  const models = [...new Set(results.map(({ modelVersion }) => modelVersion))].sort();
  return [
    `Waardering: ${oneLine(name)}`,
    `Status: ${statusNames[status]}`,
    `Peildatum: ${valueDate}`,
    `Eenheden: ${units.length}, gewaardeerd: ${results.length}`,
    `Marktwaarde (vergelijking, k.k.): ${euro(total)}`,
    ...overriddenLine(results),
    `Rekenmodel: ${models.join(', ') || '-'}`,
    `Gegevens: ${snapshots.join(', ') || '-'}`,
  ];
}

function overriddenLine(results: readonly ValuationResult[]): string[] {
  const byHand = results.flatMap(({ value, override }) => (override ? [{ value, ...override }] : []));
  if (byHand.length === 0) return [];
  const value = byHand.reduce((sum, one) => sum + one.value, 0);
  const model = byHand.reduce((sum, one) => sum + one.modelValue, 0);
  return [`Waarvan handmatig: ${byHand.length}, ${euro(value)}; model: ${euro(model)}`];
}

function unitLines(
  { unit, bucket }: BucketedUnit,
  buckets: AddressBuckets,
  result: ValuationResult | undefined,
): string[] {
  const { vtwType, oppervlakte, bouwjaar, energielabel, annualRent } = unit.addressObjectData;
  return [
    `Adres: ${addressOf(unit)}`,
    `Object: ${unit.objectId}`,
    `Bucket: ${oneLine(buckets[bucket]?.name ?? bucket)}`,
    `Type: ${vtwType}; oppervlakte: ${oppervlakte ?? '-'} m2; bouwjaar: ${bouwjaar ?? '-'}; label: ${energielabel ?? '-'}`,
    `Huur per jaar: ${annualRent === null ? '-' : euro(annualRent)}`,
    ...(result ? valueLines(result) : ['Marktwaarde (vergelijking, k.k.): -']),
  ];
}

function valueLines({
  value,
  low68,
  high68,
  pricePerM2,
  accuracyClass,
  referenceCount,
  override,
  proposal,
}: ValuationResult): string[] {
  return [
    `Marktwaarde (vergelijking, k.k.): ${euro(value)}${byHand(override)}; per m2: ${euro(pricePerM2)}`,
    `Modelwaarde: ${euro(override?.modelValue ?? value)}; 68 %: ${euro(low68)} - ${euro(high68)}`,
    ...(override ? [`Reden van de handmatige waarde: ${oneLine(override.reason)}`] : []),
    ...(proposal
      ? [`Voorgestelde waarde, niet verwerkt: ${euro(proposal.value)}; ${oneLine(proposal.reason)}`]
      : []),
    `Betrouwbaarheid: ${accuracyClass}/7; referenties: ${referenceCount}`,
  ];
}

/** Who set the value, with the role at that time, and who confirmed it. */
function byHand(override: ValuationResult['override']): string {
  if (!override) return '';
  const { by, confirmed } = override;
  return [
    by ? `handmatig door ${signed(by)}` : 'handmatig',
    ...(confirmed ? [`bevestigd door ${signed(confirmed)}`] : []),
  ].reduce((text, part) => `${text}; ${part}`, '');
}

function signed({ name, role, onBehalfOf }: Signature): string {
  const called = role === null ? [] : [role.name ?? builtInNames[role.id] ?? role.id];
  const acting = onBehalfOf ? [`namens ${oneLine(onBehalfOf.name)}`] : [];
  return [oneLine(name), ...called.map(oneLine), ...acting].join(', ');
}

/** Names used by the management pages. */
const builtInNames: Record<string, string> = {
  administrator: 'Beheerder',
  'portfolio-manager': 'Portefeuillemanager',
  appraiser: 'Taxateur',
  researcher: 'Onderzoeker',
  reader: 'Lezer',
};

function referenceLine(reference: Reference): string {
  const { address, transactionDate, price, oppervlakte, adjustedPrice, weight, own, pinned, fictional } =
    reference;
  const marks = [own ? 'eigen' : null, pinned ? 'vastgehouden' : null, fictional ? 'fictief' : null];
  return [
    `  Referentie: ${oneLine(address)}`,
    transactionDate,
    `${euro(price)}`,
    `${oppervlakte} m2`,
    `aangepast ${euro(adjustedPrice)}`,
    `gewicht ${(100 * weight).toFixed(1)} %`,
    ...marks.flatMap(mark => mark ?? []),
  ].join('; ');
}

function addressOf({ addressObjectData }: Unit): string {
  return oneLine(fullAddress(addressObjectData));
}

/** Escapes user input that could look like a line of the export. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function euro(amount: number): string {
  return `EUR ${Math.round(amount)}`;
}
