import type { TextsOf } from '@kavel/i18n';
import type { sensitivity as nl } from './nl';

/** Texts of heat maps and tornado of the cash flow. */
export const sensitivity: TextsOf<typeof nl> = {
  rates: 'Diskontierungszins gegen Exit-Rendite',
  rents: 'Mietwachstum gegen Leerstand',
  tornado: 'Tornado: was am meisten wirkt',
  short: { rates: 'Satz × Yield', rents: 'Mietwachstum × Leerstand', tornado: 'Tornado' },
  texts: {
    rates:
      'Nettowert bei Weitervermietung für jeden Diskontierungszins (Zeilen) und jede Exit-Rendite (Spalten). Kurze Zahlen sind in tausend Euro.',
    rents:
      'Nettowert aller Einheiten bei Weitervermietung, für jedes Mietwachstum (Zeilen) und jeden Leerstand (Spalten) neu berechnet.',
    tornado:
      'Marktwert (Cashflow) aller Einheiten, wenn ein Parameter niedriger oder höher ist und die anderen bleiben.',
  },
  base: 'Jetzt',
};
