import type { Gebruiksdoel } from '@kavel/contracts';
import type { Enkelbestemming } from '@kavel/contracts/locator';
import type { Dating, ObjectFigureName, Register } from '@kavel/contracts/objects';

/** Localised names of registers and of their facts. */
export interface RegisterTexts {
  /** Names of the registers. */
  names: Record<Register, string>;
  /** Source and date of a figure. */
  origin: Record<Dating, string>;
  figures: Record<ObjectFigureName, string>;
  gebruiksdoelen: Record<Gebruiksdoel, string>;
  enkelbestemmingen: Record<Enkelbestemming, string>;
}

export const nl: RegisterTexts = {
  names: {
    BAG: 'BAG',
    'EP-Online': 'EP-Online',
    CBS: 'CBS',
    '3DBAG': '3DBAG',
    RUDIFUN: 'RUDIFUN',
    IMRO: 'Bestemmingsplan',
    stations: 'Stationslijst',
    ramps: 'Opritten',
    KvK: 'KvK',
    demo: 'Demo, fictief',
  },
  origin: {
    registered: '{{register}} · geregistreerd {{date}}',
    imported: '{{register}} · ingelezen {{date}}',
    undated: '{{register}} · datum onbekend',
    absent: '{{register}} · niet ingelezen',
  },
  figures: {
    gebruiksdoelen: 'Gebruiksdoel',
    oppervlakte: 'Oppervlakte',
    bouwjaar: 'Bouwjaar',
    energielabel: 'Energielabel',
    status: 'Status',
    footprint: 'Footprint',
    height: 'Hoogte',
    coverage: 'Bebouwd deel',
    enkelbestemming: 'Enkelbestemming',
    trainstationDistance: 'Afstand tot station',
    highwayDistance: 'Afstand tot snelweg',
    kvkRegistration: 'KvK-inschrijvingen',
    kvkCoverage: 'KvK-dekking',
    buurtnaam: 'Buurt',
    wijknaam: 'Wijk',
    gemeentenaam: 'Gemeente',
    objectId: 'Verblijfsobject',
    pandId: 'Pand',
  },
  gebruiksdoelen: {
    woonfunctie: 'Wonen',
    bijeenkomstfunctie: 'Bijeenkomst',
    celfunctie: 'Cel',
    gezondheidszorgfunctie: 'Gezondheidszorg',
    industriefunctie: 'Industrie',
    kantoorfunctie: 'Kantoor',
    logiesfunctie: 'Logies',
    onderwijsfunctie: 'Onderwijs',
    sportfunctie: 'Sport',
    winkelfunctie: 'Winkel',
    'overige gebruiksfunctie': 'Overig',
  },
  enkelbestemmingen: {
    agrarisch: 'Agrarisch',
    'agrarisch met waarden': 'Agrarisch met waarden',
    bedrijf: 'Bedrijf',
    bedrijventerrein: 'Bedrijventerrein',
    bos: 'Bos',
    centrum: 'Centrum',
    'cultuur en ontspanning': 'Cultuur en ontspanning',
    detailhandel: 'Detailhandel',
    dienstverlening: 'Dienstverlening',
    gemengd: 'Gemengd',
    groen: 'Groen',
    horeca: 'Horeca',
    kantoor: 'Kantoor',
    maatschappelijk: 'Maatschappelijk',
    natuur: 'Natuur',
    overig: 'Overig',
    recreatie: 'Recreatie',
    sport: 'Sport',
    tuin: 'Tuin',
    verkeer: 'Verkeer',
    water: 'Water',
    wonen: 'Wonen',
    woongebied: 'Woongebied',
  },
};
