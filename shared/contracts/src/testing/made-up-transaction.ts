import type { Transaction } from '../transactions';

/** The sale of a dwelling, with the id `s-<number>` and a price by that number. */
export function madeUpTransaction(number: number, facts: Partial<Transaction> = {}): Transaction {
  return {
    id: `s-${number}`,
    objectId: `9999010000${String(number).padStart(6, '0')}`,
    category: 'wonen',
    propertyType: 'koop',
    address: `Proefstraat ${number}`,
    gemeentecode: 'GM9999',
    date: '2026-05-12',
    price: 300_000 + number,
    pricePerM2: 3_000,
    area: 100,
    rooms: 4,
    year: 1_985,
    plot: null,
    bar_kk_hi: null,
    bar_kk_thi: null,
    bar_kk_mh: null,
    thi: null,
    walt: null,
    gebruiksdoelen: ['woonfunctie'],
    woningtype: 'tussenwoning',
    subtype: null,
    koopconditie: 'k.k.',
    energielabel: 'B',
    onderhoudBinnen: null,
    onderhoudBuiten: null,
    bouwvorm: null,
    lon: 5.9,
    lat: 52,
    fictional: true,
    ...facts,
  };
}
