import type { BriefInput, BriefRow } from '@kavel/contracts/reports';
import { isDwelling } from './rules';

type Wish = Pick<
  BriefRow,
  | 'key'
  | 'chapter'
  | 'discipline'
  | 'nlsfb'
  | 'text'
  | 'value'
  | 'unit'
  | 'bound'
  | 'level'
  | 'source'
  | 'verification'
> & { checked: boolean };

const healthy = 'PvE Gezonde Kantoren 2021';

/** kWh/m² metered, Paris Proof (DGBC); of others it is to be looked up. */
const parisProof: Partial<Record<BriefInput['function'], number>> = {
  house: 35,
  flat: 45,
  office: 70,
  shop: 80,
  education: 60,
  care: 80,
};

/** Requirements beyond the law: class of indoor climate, Paris Proof, BREEAM, heat source, spaces, plot and handover. */
export function ambitionsOf(input: BriefInput): Wish[] {
  const { ambition, heatSource, area, persons } = input;
  const climate = {
    chapter: 'climate',
    discipline: 'W',
    nlsfb: '57',
    level: 'ambition',
    source: healthy,
  } as const;
  // The source gives the figures of the best class; those of the others have to be looked up.
  const figure = (value: number) => (ambition === 'A' ? value : null);
  const classed = { ...climate, checked: ambition === 'A', verification: 'measurement' } as const;
  const plain = { nlsfb: '', unit: '', value: null, bound: 'min', source: '', checked: true } as const;
  const rows: (Wish | null)[] = [
    {
      ...{ ...plain, key: 'area', chapter: 'spaces', discipline: 'general', level: 'wish', unit: 'm²' },
      ...{ value: area, verification: 'drawing' },
      text: { nl: 'Gebruiksoppervlakte', en: 'Usable area', de: 'Nutzfläche' },
    },
    {
      ...{ ...plain, key: 'persons', chapter: 'spaces', discipline: 'general', level: 'wish' },
      ...{ value: persons, verification: 'document' },
      text: { nl: 'Aantal personen', en: 'Number of persons', de: 'Anzahl Personen' },
    },
    {
      ...{ ...plain, key: 'heat-source', chapter: 'climate', discipline: 'W', nlsfb: '56', level: 'wish' },
      verification: 'document',
      text: heatTexts[heatSource],
    },
    isDwelling(input)
      ? null
      : {
          ...{ ...classed, key: 'co2', unit: 'ppm', bound: 'max', value: figure(800) },
          text: {
            nl: `CO2 in verblijfsruimten, klasse ${ambition}`,
            en: `CO2 in rooms, class ${ambition}`,
            de: `CO2 in Räumen, Klasse ${ambition}`,
          },
        },
    isDwelling(input)
      ? null
      : {
          ...{ ...classed, key: 'summer', unit: '°C', bound: 'max', value: figure(25.5) },
          text: {
            nl: `Temperatuur in de zomer, klasse ${ambition}`,
            en: `Temperature in summer, class ${ambition}`,
            de: `Temperatur im Sommer, Klasse ${ambition}`,
          },
        },
    isDwelling(input)
      ? null
      : {
          ...{ ...classed, key: 'light', chapter: 'electrical', discipline: 'E', nlsfb: '63', unit: 'lux' },
          ...{ bound: 'min', value: figure(500) },
          text: {
            nl: `Verlichting van werkplekken, klasse ${ambition}`,
            en: `Light at workplaces, class ${ambition}`,
            de: `Licht an Arbeitsplätzen, Klasse ${ambition}`,
          },
        },
    input.parisProof
      ? {
          ...{
            ...plain,
            key: 'paris-proof',
            chapter: 'sustainability',
            discipline: 'general',
            unit: 'kWh/m²',
          },
          ...{ level: 'ambition', bound: 'max', source: 'DGBC Paris Proof', verification: 'measurement' },
          value: parisProof[input.function] ?? null,
          text: {
            nl: 'Gemeten energiegebruik, Paris Proof',
            en: 'Metered energy, Paris Proof',
            de: 'Gemessener Verbrauch, Paris Proof',
          },
        }
      : null,
    input.breeam
      ? {
          ...{ ...plain, key: 'breeam', chapter: 'sustainability', discipline: 'general', level: 'ambition' },
          ...{ source: 'BREEAM-NL', verification: 'document', checked: false },
          text: { nl: 'Certificaat BREEAM-NL', en: 'BREEAM-NL certificate', de: 'Zertifikat BREEAM-NL' },
        }
      : null,
    {
      ...{ ...plain, key: 'plot', chapter: 'plot', discipline: 'general', nlsfb: '90', level: 'wish' },
      verification: 'drawing',
      text: {
        nl: 'Terrein: ontsluiting, parkeren, hemelwater op eigen terrein',
        en: 'Plot: access, parking, rain kept on the plot',
        de: 'Grundstück: Zufahrt, Parken, Regenwasser auf dem Grundstück',
      },
    },
    {
      ...{ ...plain, key: 'handover', chapter: 'handover', discipline: 'general', level: 'wish' },
      verification: 'document',
      text: {
        nl: 'Oplevering: revisie, inregelrapporten, onderhoudsplan',
        en: 'Handover: as-built drawings, commissioning reports, maintenance plan',
        de: 'Übergabe: Bestandspläne, Einregulierungsberichte, Wartungsplan',
      },
    },
  ];
  return rows.filter(row => row !== null);
}

const heatTexts: Record<BriefInput['heatSource'], BriefRow['text']> = {
  'heat-pump': { nl: 'Warmtebron: warmtepomp', en: 'Heat source: heat pump', de: 'Wärmequelle: Wärmepumpe' },
  district: {
    nl: 'Warmtebron: warmtenet',
    en: 'Heat source: district heating',
    de: 'Wärmequelle: Fernwärme',
  },
  hybrid: {
    nl: 'Warmtebron: hybride warmtepomp',
    en: 'Heat source: hybrid heat pump',
    de: 'Wärmequelle: Hybridwärmepumpe',
  },
  gas: { nl: 'Warmtebron: gas', en: 'Heat source: gas', de: 'Wärmequelle: Gas' },
};
