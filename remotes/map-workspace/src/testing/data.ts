import type {
  AddressPage,
  CatalogueStatus,
  Estimate,
  PortfolioDetail,
  RealEstateObject,
  Unit,
} from '@kavel/contracts';
import type { ObjectFigure } from '@kavel/contracts/objects';

/** Where the figures of an object come from. */
export const figures: ObjectFigure[] = [
  { figure: 'oppervlakte', value: 404, register: 'BAG', dating: 'imported', date: '2026-11-20' },
  { figure: 'bouwjaar', value: 1988, register: 'BAG', dating: 'undated', date: null },
  { figure: 'energielabel', value: 'C', register: 'EP-Online', dating: 'registered', date: '2024-05-03' },
];

export const portfolioId = '6f1f3f0e-9a43-4a52-8d1b-0d8f3f5b6a11';

export const status: CatalogueStatus = {
  snapshot: 'one',
  createdAt: '2026-11-20T08:00:00Z',
  objects: 30_206,
  panden: 20_672,
  transactions: 7_251,
  buurten: 41,
  bounds: [5.2, 52.2, 6, 52.6],
  datasets: [
    {
      name: 'Apeldoorn',
      bounds: [5.97, 52.23, 6, 52.25],
      focus: [5.98, 52.24],
      objects: 490,
      fictional: false,
    },
    {
      name: 'Kavelstede',
      bounds: [5.22, 52.56, 5.28, 52.6],
      focus: [5.24, 52.58],
      objects: 29_716,
      fictional: true,
    },
  ],
};

/** Two pages of two addresses, by what was asked. */
export function addressPage(call: string): AddressPage {
  const query = new URLSearchParams(call.split('?')[1]);
  const isSecond = query.has('cursor');
  const numbers = query.get('direction') === 'descending' ? [48, 47, 46, 45] : [38, 41, 45, 46];
  const objects = (isSecond ? numbers.slice(2) : numbers.slice(0, 2)).map(number => {
    const { objectId, vtwType, oppervlakte, lon, lat, fictional, bouwjaar, energielabel } = objectOf(number);
    const address = `Laan van de Leeuw ${number}, 7324 BD Apeldoorn`;
    return { objectId, vtwType, oppervlakte, lon, lat, fictional, bouwjaar, energielabel, address };
  });
  return { snapshot: 'one', count: 30_206, objects, next: isSecond ? null : 'second' };
}

export function objectOf(huisnummer: number): RealEstateObject {
  return {
    objectId: `02000100001303${huisnummer}`,
    pandId: null,
    straat: 'Laan van de Leeuw',
    huisnummer,
    huisletter: null,
    huisnummertoevoeging: null,
    postcode: '7324BD',
    woonplaats: 'Apeldoorn',
    gemeentecode: 'GM0200',
    gemeentenaam: 'Apeldoorn',
    wijkcode: null,
    wijknaam: null,
    buurtcode: null,
    buurtnaam: 'Bedrijvenpark Apeldoorn Noord',
    gebruiksdoelen: ['kantoorfunctie'],
    vtwType: 'kantoor',
    oppervlakte: 404,
    bouwjaar: 1988,
    energielabel: 'C',
    lon: 5.98 + huisnummer / 10_000,
    lat: 52.24,
    fictional: false,
  };
}

export function estimateOf(object: RealEstateObject): Estimate {
  return {
    object,
    value: 601_000,
    low68: 566_000,
    high68: 638_000,
    pricePerM2: 1_488,
    accuracyClass: 5,
    referenceCount: 12,
    valueDate: '2026-11-21',
    fictionalSales: true,
  };
}

function unitOf(object: RealEstateObject): Unit {
  const { objectId, ...facts } = object;
  const lease = { annualRent: null, marketRent: null, leaseEnd: null, leaseBreak: null, wozValue: null };
  const id = `00000000-0000-4000-8000-0000000000${object.huisnummer}`;
  return { id, portfolioId, objectId, addressObjectData: { ...facts, ...lease } };
}

export function portfolioOf(numbers: readonly number[]): PortfolioDetail {
  return {
    id: portfolioId,
    name: 'Apeldoorn Noord',
    unitCount: numbers.length,
    updatedAt: '2026-11-20T08:00:00Z',
    access: 'edit',
    archivedAt: null,
    sharedWith: { organisation: 'none', colleagues: 0 },
    units: numbers.map(number => unitOf(objectOf(number))),
  };
}
