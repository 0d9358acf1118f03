import type { Signature } from '@kavel/contracts/valuations';
import type { SummaryUnit } from './summary-unit';

/** Localised column names. */
export interface CsvHeaders {
  address: string;
  bucket: string;
  type: string;
  area: string;
  label: string;
  value: string;
  modelValue: string;
  overrideReason: string;
  overrideBy: string;
  overrideConfirmed: string;
  low68: string;
  high68: string;
  annualRent: string;
  marketRent: string;
  barKk: string;
}

export interface CsvWords {
  headers: CsvHeaders;
  bucketName: (unit: SummaryUnit) => string;
  typeName: (unit: SummaryUnit) => string;
  /** Formats a person with the recorded role and date. */
  signed: (signature: Signature) => string;
}

/** Rows for a spreadsheet: unformatted numbers, empty cells for unknown values. */
export function csvRows(units: readonly SummaryUnit[], words: CsvWords): Record<string, string | number>[] {
  const { headers } = words;
  return units.map(unit => ({
    [headers.address]: unit.address,
    [headers.bucket]: words.bucketName(unit),
    [headers.type]: words.typeName(unit),
    [headers.area]: unit.oppervlakte ?? '',
    [headers.label]: unit.energielabel ?? '',
    [headers.value]: unit.value ?? '',
    [headers.modelValue]: unit.modelValue ?? '',
    [headers.overrideReason]: unit.overrideReason ?? '',
    [headers.overrideBy]: unit.overrideBy ? words.signed(unit.overrideBy) : '',
    [headers.overrideConfirmed]: unit.overrideConfirmed ? words.signed(unit.overrideConfirmed) : '',
    [headers.low68]: unit.low68 ?? '',
    [headers.high68]: unit.high68 ?? '',
    [headers.annualRent]: unit.annualRent ?? '',
    [headers.marketRent]: unit.marketRent ?? '',
    [headers.barKk]: unit.barKk === null ? '' : Math.round(unit.barKk * 1e6) / 1e6,
  }));
}
