/** Kind of purchaser in the transfer tax law. */
export type PurchaserKind = 'own-home' | 'starter' | 'investor' | 'non-dwelling';

/** Rates of one year. Above `starterLimit` (price in euro) a starter pays the owner-occupier's rate. */
export interface TransferTaxYear {
  year: number;
  rates: Record<PurchaserKind, number>;
  starterLimit: number;
  source: string;
}

const law = 'Wet op belastingen van rechtsverkeer, art. 14 en 15';

/** Transfer tax (overdrachtsbelasting) by year of the deed, oldest first. */
export const transferTaxYears: readonly TransferTaxYear[] = [
  {
    year: 2024,
    rates: { 'own-home': 0.02, starter: 0, investor: 0.104, 'non-dwelling': 0.104 },
    starterLimit: 510_000,
    source: law,
  },
  {
    year: 2025,
    rates: { 'own-home': 0.02, starter: 0, investor: 0.104, 'non-dwelling': 0.104 },
    starterLimit: 525_000,
    source: law,
  },
  {
    year: 2026,
    rates: { 'own-home': 0.02, starter: 0, investor: 0.08, 'non-dwelling': 0.104 },
    starterLimit: 555_000,
    source: law,
  },
];

/** Rates on an ISO date; after the last known year its rates apply. Null before the first. */
export function transferTaxOn(
  deedDate: string,
  years: readonly TransferTaxYear[] = transferTaxYears,
): TransferTaxYear | null {
  const year = Number(deedDate.slice(0, 4));
  return years.findLast(known => known.year <= year) ?? null;
}

/** Rate as a fraction of the price. */
export function transferTaxRate(rules: TransferTaxYear, purchaser: PurchaserKind, price: number): number {
  const aboveLimit = purchaser === 'starter' && price > rules.starterLimit;
  return rules.rates[aboveLimit ? 'own-home' : purchaser];
}
