import type { BriefInput, BriefRow } from '@kavel/contracts/reports';

/** A requirement of the law for new buildings (Bbl), with the figure by what is asked. */
export interface BriefRule
  extends Pick<
    BriefRow,
    'key' | 'chapter' | 'discipline' | 'nlsfb' | 'text' | 'unit' | 'bound' | 'article' | 'verification'
  > {
  /** Null: no figure, or one that has to be looked up. */
  limit: (input: BriefInput) => number | null;
  applies?: (input: BriefInput) => boolean;
  /** False: trade knowledge, to be looked up before use. */
  checked: boolean;
  /** Date of the version of the law, when it is another than `lawDate`. */
  since?: string;
}

/** Date from which the Bbl, as these rules have it, applies. */
export const lawDate = '2024-01-01';
/** Date from which environmental performance follows another method. */
const newMethodDate = '2026-07-01';

export const isDwelling = ({ function: use }: BriefInput) => use === 'house' || use === 'flat';
const office = ({ function: use }: BriefInput) => use === 'office';
const always = (figure: number) => () => figure;
const none = () => null;
const architecture = { chapter: 'building', discipline: 'architecture' } as const;
const fire = { chapter: 'fire', discipline: 'fire', nlsfb: '' } as const;
const energy = { chapter: 'sustainability', discipline: 'general', nlsfb: '' } as const;

/** Share in % of renewable energy and demand in kWh/m², by function; of others it is to be looked up. */
const beng = (figures: Partial<Record<BriefInput['function'], number>>) => (input: BriefInput) =>
  figures[input.function] ?? null;

export const briefRules: readonly BriefRule[] = [
  {
    ...architecture,
    ...{ key: 'free-height', nlsfb: '22', unit: 'm', bound: 'min', limit: always(2.6), checked: true },
    ...{ article: 'Bbl 4.162–4.164', verification: 'drawing' },
    text: {
      nl: 'Vrije hoogte van verblijfsruimten',
      en: 'Free height of habitable rooms',
      de: 'Lichte Höhe von Aufenthaltsräumen',
    },
  },
  {
    ...architecture,
    ...{ key: 'stairs', nlsfb: '24', unit: 'm', bound: 'max', limit: always(0.21), checked: true },
    ...{ article: 'Bbl 4.24–4.33', verification: 'drawing' },
    text: {
      nl: 'Hoogteverschil zonder trap of hellingbaan',
      en: 'Difference in height without stairs or ramp',
      de: 'Höhenunterschied ohne Treppe oder Rampe',
    },
  },
  {
    ...architecture,
    ...{ key: 'accessible', nlsfb: '', unit: '', bound: 'min', limit: none, checked: true },
    ...{ article: 'Bbl 4.176–4.182', verification: 'drawing' },
    text: {
      nl: 'Toegankelijkheidssector en lift waar vereist',
      en: 'Accessible part and lift where required',
      de: 'Barrierefreier Bereich und Aufzug, wo erforderlich',
    },
  },
  {
    ...architecture,
    ...{ key: 'daylight', nlsfb: '31', unit: '', bound: 'min', limit: none, checked: true },
    ...{ article: 'Bbl 4.146–4.147', verification: 'calculation' },
    text: {
      nl: 'Daglicht in verblijfsgebieden',
      en: 'Daylight in habitable areas',
      de: 'Tageslicht in Aufenthaltsbereichen',
    },
  },
  {
    ...architecture,
    ...{ key: 'rc-facade', nlsfb: '21', unit: 'm²K/W', bound: 'min', limit: always(4.7), checked: true },
    ...{ article: 'Bbl 4.152', verification: 'calculation' },
    text: {
      nl: 'Warmteweerstand Rc van de gevel',
      en: 'Thermal resistance Rc of the façade',
      de: 'Wärmedurchlasswiderstand Rc der Fassade',
    },
  },
  {
    ...architecture,
    ...{ key: 'rc-roof', nlsfb: '27', unit: 'm²K/W', bound: 'min', limit: always(6.3), checked: true },
    ...{ article: 'Bbl 4.152', verification: 'calculation' },
    text: {
      nl: 'Warmteweerstand Rc van het dak',
      en: 'Thermal resistance Rc of the roof',
      de: 'Wärmedurchlasswiderstand Rc des Dachs',
    },
  },
  {
    ...architecture,
    ...{ key: 'rc-floor', nlsfb: '13', unit: 'm²K/W', bound: 'min', limit: always(3.7), checked: true },
    ...{ article: 'Bbl 4.152', verification: 'calculation' },
    text: {
      nl: 'Warmteweerstand Rc van de vloer',
      en: 'Thermal resistance Rc of the floor',
      de: 'Wärmedurchlasswiderstand Rc des Bodens',
    },
  },
  {
    ...architecture,
    ...{ key: 'u-mean', nlsfb: '31', unit: 'W/m²K', bound: 'max', limit: always(1.65), checked: false },
    ...{ article: 'Bbl 4.153', verification: 'calculation' },
    text: {
      nl: 'Gemiddelde U van ramen, deuren en kozijnen',
      en: 'Mean U of windows, doors and frames',
      de: 'Mittlerer U-Wert von Fenstern, Türen und Rahmen',
    },
  },
  {
    ...{ key: 'ventilation-area', chapter: 'climate', discipline: 'W', nlsfb: '57', unit: 'dm³/s·m²' },
    ...{ bound: 'min', limit: always(0.9), applies: isDwelling, checked: true },
    ...{ article: 'Bbl 4.121–4.125', verification: 'measurement' },
    text: {
      nl: 'Luchtverversing per m² verblijfsgebied',
      en: 'Fresh air per m² of habitable area',
      de: 'Frischluft je m² Aufenthaltsbereich',
    },
  },
  {
    ...{ key: 'ventilation-room', chapter: 'climate', discipline: 'W', nlsfb: '57', unit: 'dm³/s' },
    ...{ bound: 'min', limit: always(7), applies: isDwelling, checked: true },
    ...{ article: 'Bbl 4.121–4.125', verification: 'measurement' },
    text: {
      nl: 'Luchtverversing per verblijfsruimte',
      en: 'Fresh air per habitable room',
      de: 'Frischluft je Aufenthaltsraum',
    },
  },
  {
    ...{ key: 'ventilation-person', chapter: 'climate', discipline: 'W', nlsfb: '57', unit: 'dm³/s·p' },
    ...{ bound: 'min', limit: input => (office(input) ? 6.5 : null), checked: false },
    ...{ applies: input => !isDwelling(input), article: 'Bbl 4.121–4.125', verification: 'measurement' },
    text: { nl: 'Luchtverversing per persoon', en: 'Fresh air per person', de: 'Frischluft je Person' },
  },
  {
    ...{ key: 'emergency-light', chapter: 'electrical', discipline: 'E', nlsfb: '63', unit: '' },
    ...{ bound: 'min', limit: none, checked: false, article: 'Bbl hfst. 4', verification: 'drawing' },
    text: {
      nl: 'Noodverlichting waar vereist',
      en: 'Emergency lighting where required',
      de: 'Notbeleuchtung, wo erforderlich',
    },
  },
  {
    ...{ key: 'charging', chapter: 'electrical', discipline: 'E', nlsfb: '61', unit: '' },
    ...{ bound: 'min', limit: none, checked: false, article: 'Bbl hfst. 4', verification: 'drawing' },
    text: {
      nl: 'Laadpunten en leidingdoorvoeren',
      en: 'Charging points and ducts',
      de: 'Ladepunkte und Leerrohre',
    },
  },
  {
    ...{ key: 'lift', chapter: 'transport', discipline: 'transport', nlsfb: '66', unit: '' },
    ...{ bound: 'min', limit: none, checked: false, applies: ({ storeys }) => storeys > 1 },
    ...{ article: 'Bbl 4.18x', verification: 'drawing' },
    text: {
      nl: 'Lift waar de hoogte die vereist',
      en: 'Lift where the height requires one',
      de: 'Aufzug, wo die Höhe ihn erfordert',
    },
  },
  {
    ...fire,
    ...{ key: 'compartment', unit: 'm²', bound: 'max', limit: input => (office(input) ? 2000 : null) },
    ...{ checked: false, article: 'Bbl 4.49–4.54', verification: 'drawing' },
    text: { nl: 'Grootste brandcompartiment', en: 'Largest fire compartment', de: 'Größter Brandabschnitt' },
  },
  {
    ...fire,
    ...{ key: 'exits', unit: 'stuks', bound: 'min', limit: ({ persons }) => (persons > 150 ? 2 : null) },
    ...{
      applies: ({ persons }) => persons > 150,
      checked: true,
      article: 'Bbl 4.64–4.66',
      verification: 'drawing',
    },
    text: {
      nl: 'Uitgangen bij meer dan 150 personen, minstens 5 m uit elkaar',
      en: 'Exits for more than 150 persons, at least 5 m apart',
      de: 'Ausgänge bei mehr als 150 Personen, mindestens 5 m voneinander',
    },
  },
  {
    ...fire,
    ...{
      key: 'escape',
      unit: '',
      bound: 'min',
      limit: none,
      checked: true,
      article: 'Bbl 4.73–4.81',
      verification: 'calculation',
    },
    text: {
      nl: 'Doorstroomcapaciteit van vluchtroutes',
      en: 'Flow capacity of escape routes',
      de: 'Durchflusskapazität der Fluchtwege',
    },
  },
  {
    ...energy,
    ...{ key: 'beng-1', unit: 'kWh/m²', bound: 'max', limit: beng({ flat: 65, office: 90 }), checked: false },
    ...{ article: 'Bbl 4.148–4.151', verification: 'calculation' },
    text: { nl: 'BENG 1: energiebehoefte', en: 'BENG 1: energy demand', de: 'BENG 1: Energiebedarf' },
  },
  {
    ...energy,
    ...{ key: 'beng-2', unit: 'kWh/m²', bound: 'max', limit: beng({ flat: 50, office: 40 }), checked: false },
    ...{ article: 'Bbl 4.148–4.151', verification: 'calculation' },
    text: {
      nl: 'BENG 2: primair fossiel energiegebruik',
      en: 'BENG 2: primary fossil energy',
      de: 'BENG 2: fossile Primärenergie',
    },
  },
  {
    ...energy,
    ...{ key: 'beng-3', unit: '%', bound: 'min', limit: beng({ flat: 40, office: 30 }), checked: false },
    ...{ article: 'Bbl 4.148–4.151', verification: 'calculation' },
    text: {
      nl: 'BENG 3: aandeel hernieuwbare energie',
      en: 'BENG 3: share of renewable energy',
      de: 'BENG 3: Anteil erneuerbarer Energie',
    },
  },
  {
    ...energy,
    ...{ key: 'mpg', unit: '€/m²·jaar', bound: 'max', limit: none, checked: false, since: newMethodDate },
    ...{ article: 'Bbl 4.158–4.159', verification: 'calculation' },
    text: {
      nl: 'Milieuprestatie (MPG) volgens de methode sinds 1 juli 2026; de grens hangt af van de vorm',
      en: 'Environmental performance (MPG) by the method since 1 July 2026; the limit depends on the shape',
      de: 'Umweltleistung (MPG) nach der Methode seit 1. Juli 2026; die Grenze hängt von der Form ab',
    },
  },
  {
    ...{ key: 'noise-installations', chapter: 'acoustics', discipline: 'acoustics', nlsfb: '', unit: 'dB' },
    ...{
      bound: 'max',
      limit: always(30),
      checked: false,
      article: 'Bbl hfst. 4',
      verification: 'measurement',
    },
    text: { nl: 'Geluid van installaties', en: 'Noise of installations', de: 'Geräusch von Anlagen' },
  },
  {
    ...{ key: 'noise-outdoor', chapter: 'acoustics', discipline: 'acoustics', nlsfb: '', unit: 'dB' },
    ...{
      bound: 'max',
      limit: always(40),
      checked: false,
      article: 'Bbl hfst. 4',
      verification: 'measurement',
    },
    text: {
      nl: 'Geluid van een buitenunit',
      en: 'Noise of an outdoor unit',
      de: 'Geräusch eines Außengeräts',
    },
  },
];
