import type { Language, VtwType } from '@kavel/contracts';
import type { MissingFact, RangeKey, UnitColumn, UnitOutdatedReason } from '@kavel/contracts/units';

/** Words of a file of units. */
export interface UnitFileTexts {
  sheet: string;
  head: Record<'portfolio' | 'filter' | 'units' | 'order' | 'basis' | 'madeAt', string>;
  noFilter: string;
  unitsOf(shown: number, all: number): string;
  added: string;
  descending: string;
  basis: Record<'draft' | 'in-review' | 'approved' | 'archived', (day: string) => string>;
  noValues: string;
  columns: Record<UnitColumn | 'address' | 'postcode' | 'objectId' | 'outdated', string>;
  filter: {
    text(text: string): string;
    types: string;
    labels: string;
    noLabel: string;
    leaseEndsBy(day: string): string;
    missing: string;
    outdated: string;
    from(name: string, min: number | string): string;
    upTo(name: string, max: number | string): string;
  };
  ranges: Record<RangeKey, string>;
  missing: Record<MissingFact, string>;
  outdated: Record<UnitOutdatedReason, string>;
  types: Record<VtwType, string>;
}

const nl: UnitFileTexts = {
  sheet: 'Eenheden',
  head: {
    portfolio: 'Portefeuille',
    filter: 'Filter',
    units: 'Eenheden',
    order: 'Volgorde',
    basis: 'Waarden',
    madeAt: 'Gemaakt op',
  },
  noFilter: 'geen, alle eenheden',
  unitsOf: (shown, all) => `${shown} van ${all}`,
  added: 'zoals toegevoegd',
  descending: 'aflopend',
  basis: {
    draft: day => `Concept, peildatum ${day}, vergelijking k.k.`,
    'in-review': day => `In beoordeling, peildatum ${day}, vergelijking k.k.`,
    approved: day => `Goedgekeurde waardering, peildatum ${day}, vergelijking k.k.`,
    archived: day => `Gearchiveerde waardering, peildatum ${day}, vergelijking k.k.`,
  },
  noValues: 'nog niet gewaardeerd',
  columns: {
    address: 'Adres',
    postcode: 'Postcode',
    place: 'Plaats',
    type: 'Type',
    area: 'Oppervlakte m²',
    year: 'Bouwjaar',
    label: 'Energielabel',
    rent: 'Huur €/jr',
    marketRent: 'Markthuur €/jr',
    costs: 'Exploitatiekosten €/jr',
    leaseEnd: 'Einde huurcontract',
    leaseBreak: 'Breakoptie',
    woz: 'WOZ-waarde €',
    value: 'Vergelijking € k.k.',
    tags: 'Tags',
    outdated: 'Waarde verouderd',
    objectId: 'Objectnummer BAG',
  },
  filter: {
    text: text => `tekst “${text}”`,
    types: 'type',
    labels: 'energielabel',
    noLabel: 'geen',
    leaseEndsBy: day => `huurcontract eindigt uiterlijk ${day}`,
    missing: 'zonder',
    outdated: 'waarde verouderd',
    from: (name, min) => `${name} vanaf ${min}`,
    upTo: (name, max) => `${name} t/m ${max}`,
  },
  ranges: { area: 'oppervlakte m²', year: 'bouwjaar', rent: 'huur €/jr' },
  missing: {
    area: 'oppervlakte',
    year: 'bouwjaar',
    label: 'energielabel',
    rent: 'huur',
    leaseEnd: 'einde huurcontract',
  },
  outdated: {
    'facts-changed': 'gegevens gewijzigd na de goedkeuring',
    'value-date-old': 'peildatum ouder dan een jaar',
    'data-newer': 'nieuwere gegevens dan waarop de waarde rust',
    'model-newer': 'nieuwer model dan dat van de waarde',
  },
  types: {
    eengezinswoning: 'Eengezinswoning',
    appartement: 'Appartement',
    kantoor: 'Kantoor',
    winkel: 'Winkel',
    bedrijfsruimte: 'Bedrijfsruimte',
    zorg: 'Zorg',
    onderwijs: 'Onderwijs',
    logies: 'Logies',
    bijeenkomst: 'Bijeenkomst',
    overig: 'Overig',
  },
};

const en: UnitFileTexts = {
  sheet: 'Units',
  head: {
    portfolio: 'Portfolio',
    filter: 'Filter',
    units: 'Units',
    order: 'Order',
    basis: 'Values',
    madeAt: 'Made on',
  },
  noFilter: 'none, all units',
  unitsOf: (shown, all) => `${shown} of ${all}`,
  added: 'as added',
  descending: 'descending',
  basis: {
    draft: day => `Draft, value date ${day}, comparison k.k.`,
    'in-review': day => `In review, value date ${day}, comparison k.k.`,
    approved: day => `Approved valuation, value date ${day}, comparison k.k.`,
    archived: day => `Archived valuation, value date ${day}, comparison k.k.`,
  },
  noValues: 'not valued yet',
  columns: {
    address: 'Address',
    postcode: 'Postcode',
    place: 'Place',
    type: 'Type',
    area: 'Floor area m²',
    year: 'Year built',
    label: 'Energy label',
    rent: 'Rent €/yr',
    marketRent: 'Market rent €/yr',
    costs: 'Operating costs €/yr',
    leaseEnd: 'Lease end',
    leaseBreak: 'Break option',
    woz: 'WOZ value €',
    value: 'Comparison € k.k.',
    tags: 'Tags',
    outdated: 'Value outdated',
    objectId: 'BAG object number',
  },
  filter: {
    text: text => `text “${text}”`,
    types: 'type',
    labels: 'energy label',
    noLabel: 'none',
    leaseEndsBy: day => `lease ends by ${day}`,
    missing: 'without',
    outdated: 'value outdated',
    from: (name, min) => `${name} from ${min}`,
    upTo: (name, max) => `${name} up to ${max}`,
  },
  ranges: { area: 'floor area m²', year: 'year built', rent: 'rent €/yr' },
  missing: {
    area: 'floor area',
    year: 'year built',
    label: 'energy label',
    rent: 'rent',
    leaseEnd: 'lease end',
  },
  outdated: {
    'facts-changed': 'facts changed after the approval',
    'value-date-old': 'value date over a year old',
    'data-newer': 'newer data than the value rests on',
    'model-newer': 'newer model than that of the value',
  },
  types: {
    eengezinswoning: 'House',
    appartement: 'Apartment',
    kantoor: 'Office',
    winkel: 'Shop',
    bedrijfsruimte: 'Industrial',
    zorg: 'Healthcare',
    onderwijs: 'Education',
    logies: 'Lodging',
    bijeenkomst: 'Assembly',
    overig: 'Other',
  },
};

const de: UnitFileTexts = {
  sheet: 'Einheiten',
  head: {
    portfolio: 'Portfolio',
    filter: 'Filter',
    units: 'Einheiten',
    order: 'Reihenfolge',
    basis: 'Werte',
    madeAt: 'Erstellt am',
  },
  noFilter: 'keiner, alle Einheiten',
  unitsOf: (shown, all) => `${shown} von ${all}`,
  added: 'wie hinzugefügt',
  descending: 'absteigend',
  basis: {
    draft: day => `Entwurf, Stichtag ${day}, Vergleich k.k.`,
    'in-review': day => `In Prüfung, Stichtag ${day}, Vergleich k.k.`,
    approved: day => `Genehmigte Bewertung, Stichtag ${day}, Vergleich k.k.`,
    archived: day => `Archivierte Bewertung, Stichtag ${day}, Vergleich k.k.`,
  },
  noValues: 'noch nicht bewertet',
  columns: {
    address: 'Adresse',
    postcode: 'Postleitzahl',
    place: 'Ort',
    type: 'Typ',
    area: 'Fläche m²',
    year: 'Baujahr',
    label: 'Energielabel',
    rent: 'Miete €/J.',
    marketRent: 'Marktmiete €/J.',
    costs: 'Bewirtschaftungskosten €/J.',
    leaseEnd: 'Mietende',
    leaseBreak: 'Kündigungsoption',
    woz: 'WOZ-Wert €',
    value: 'Vergleich € k.k.',
    tags: 'Tags',
    outdated: 'Wert veraltet',
    objectId: 'BAG-Objektnummer',
  },
  filter: {
    text: text => `Text „${text}“`,
    types: 'Typ',
    labels: 'Energielabel',
    noLabel: 'keines',
    leaseEndsBy: day => `Mietvertrag endet spätestens ${day}`,
    missing: 'ohne',
    outdated: 'Wert veraltet',
    from: (name, min) => `${name} ab ${min}`,
    upTo: (name, max) => `${name} bis ${max}`,
  },
  ranges: { area: 'Fläche m²', year: 'Baujahr', rent: 'Miete €/J.' },
  missing: {
    area: 'Fläche',
    year: 'Baujahr',
    label: 'Energielabel',
    rent: 'Miete',
    leaseEnd: 'Mietende',
  },
  outdated: {
    'facts-changed': 'Angaben nach der Genehmigung geändert',
    'value-date-old': 'Stichtag über ein Jahr alt',
    'data-newer': 'neuere Daten, als dem Wert zugrunde liegen',
    'model-newer': 'neueres Modell als das des Wertes',
  },
  types: {
    eengezinswoning: 'Einfamilienhaus',
    appartement: 'Wohnung',
    kantoor: 'Büro',
    winkel: 'Laden',
    bedrijfsruimte: 'Gewerberaum',
    zorg: 'Gesundheit',
    onderwijs: 'Bildung',
    logies: 'Beherbergung',
    bijeenkomst: 'Versammlung',
    overig: 'Sonstiges',
  },
};

export const unitFileTexts: Record<Language, UnitFileTexts> = { nl, en, de };
