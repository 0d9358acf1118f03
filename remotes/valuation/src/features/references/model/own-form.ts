import { energyLabels, isIsoDate, isWithin } from '@kavel/contracts';
import { type OwnReference, ownReferenceLimits } from '@kavel/contracts/valuations';

/** An own sale as typed. */
export interface OwnForm {
  address: string;
  transactionDate: string;
  price: string;
  oppervlakte: string;
  bouwjaar: string;
  energielabel: string;
  note: string;
}

export type OwnField = keyof OwnForm;

export function toOwnForm(own: OwnReference | null): OwnForm {
  return {
    address: own?.address ?? '',
    transactionDate: own?.transactionDate ?? '',
    price: own ? String(own.price) : '',
    oppervlakte: own ? String(own.oppervlakte) : '',
    bouwjaar: own?.bouwjaar ? String(own.bouwjaar) : '',
    energielabel: own?.energielabel ?? '',
    note: own?.note ?? '',
  };
}

/** The sale without id and location, or the invalid fields. Bouwjaar and energielabel may be unknown. */
export function fromOwnForm(
  form: OwnForm,
  valueDate: string,
): { sale: Omit<OwnReference, 'id' | 'lon' | 'lat'> } | { wrong: ReadonlySet<OwnField> } {
  const { price, oppervlakte, bouwjaar } = ownReferenceLimits;
  const numberOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text));
  const year = form.bouwjaar.trim() === '' ? null : Number(form.bouwjaar);
  const checks: Partial<Record<OwnField, boolean>> = {
    address: form.address.trim() !== '',
    transactionDate: isIsoDate(form.transactionDate) && form.transactionDate <= valueDate,
    price: isWithin(numberOf(form.price), price),
    oppervlakte: isWithin(numberOf(form.oppervlakte), oppervlakte),
    bouwjaar: year === null || (Number.isInteger(year) && isWithin(year, bouwjaar)),
  };
  const wrong = new Set((Object.keys(checks) as OwnField[]).filter(field => !checks[field]));
  if (wrong.size > 0) return { wrong };
  return {
    sale: {
      address: form.address.trim(),
      transactionDate: form.transactionDate,
      price: Number(form.price),
      oppervlakte: Number(form.oppervlakte),
      bouwjaar: year,
      energielabel: energyLabels.find(label => label === form.energielabel) ?? null,
      note: form.note.trim(),
    },
  };
}
