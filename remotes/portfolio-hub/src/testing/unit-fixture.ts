import type { AddressObjectData, Unit } from '@kavel/contracts';
import type { UnitTable } from '@kavel/contracts/units';

const facts: AddressObjectData = {
  pandId: '0200100000000001',
  straat: 'Anklaarseweg',
  huisnummer: 10,
  huisletter: null,
  huisnummertoevoeging: null,
  postcode: '7316AA',
  woonplaats: 'Apeldoorn',
  gemeentecode: 'GM0200',
  gemeentenaam: 'Apeldoorn',
  wijkcode: null,
  wijknaam: null,
  buurtcode: null,
  buurtnaam: null,
  gebruiksdoelen: ['woonfunctie'],
  vtwType: 'eengezinswoning',
  oppervlakte: 118,
  bouwjaar: 1974,
  energielabel: 'B',
  lon: 5.96,
  lat: 52.23,
  fictional: false,
  annualRent: null,
  marketRent: null,
  leaseEnd: null,
  leaseBreak: null,
  wozValue: null,
};

const portfolioId = '7a1b3c5d-0000-4000-8000-000000000001';

/** The nth unit of a portfolio, identified by its house number. */
export function unitFixture(n: number, changed: Partial<AddressObjectData> = {}): Unit {
  return {
    id: `7a1b3c5d-0000-4000-8000-${String(n + 1000).padStart(12, '0')}`,
    portfolioId,
    objectId: `0200010000${String(n).padStart(6, '0')}`,
    addressObjectData: { ...facts, huisnummer: n, ...changed },
  };
}

/** Units in the column-oriented format of the service. */
export function tableOf(units: readonly Unit[]): UnitTable {
  const column = <Key extends keyof AddressObjectData>(key: Key) =>
    units.map(unit => unit.addressObjectData[key] ?? null) as never[];
  return {
    id: units.map(unit => unit.id),
    revision: units.map(unit => unit.revision ?? 1),
    objectId: units.map(unit => unit.objectId),
    value: units.map(() => null),
    straat: column('straat'),
    huisnummer: column('huisnummer'),
    huisletter: column('huisletter'),
    huisnummertoevoeging: column('huisnummertoevoeging'),
    postcode: column('postcode'),
    woonplaats: column('woonplaats'),
    vtwType: column('vtwType'),
    oppervlakte: column('oppervlakte'),
    bouwjaar: column('bouwjaar'),
    energielabel: column('energielabel'),
    annualRent: column('annualRent'),
    marketRent: column('marketRent'),
    annualCosts: column('annualCosts'),
    leaseEnd: column('leaseEnd'),
    leaseBreak: column('leaseBreak'),
    wozValue: column('wozValue'),
    lon: column('lon'),
    lat: column('lat'),
  };
}
