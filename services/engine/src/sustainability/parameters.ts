import type { EnergyLabel, VtwType } from '@kavel/contracts';

/** Where a parameter is from, and when it was last compared with that. */
interface Origin {
  source: string;
  /** Day, `yyyy-mm-dd`. */
  checkedAt: string;
}

interface FactorOfYear {
  year: number;
  /** kg CO2 per unit of the carrier, whole chain. */
  kilos: number;
}

/** Emission factors by year: per kWh of electricity of an unknown mix, per m³ of gas. Heat of district networks differs. */
export const emissionFactors: Origin & Record<'electricity' | 'gas', readonly FactorOfYear[]> = {
  source: 'co2emissiefactoren.nl, keten',
  checkedAt: '2026-11-22',
  electricity: [
    { year: 2023, kilos: 0.337 },
    { year: 2024, kilos: 0.328 },
    { year: 2025, kilos: 0.268 },
  ],
  gas: [
    { year: 2023, kilos: 2.079 },
    { year: 2024, kilos: 2.134 },
    { year: 2025, kilos: 2.134 },
  ],
};

/** The factor of a year: that of the latest published year up to it, else the first. */
export function emissionFactorOf(carrier: 'electricity' | 'gas', year: number): number {
  const [first, ...later] = emissionFactors[carrier];
  return (later.findLast(factor => factor.year <= year) ?? first)?.kilos ?? Number.NaN;
}

/** How primary energy becomes energy of a carrier. */
export const primaryEnergy: Origin & { electricity: number; gasKwhPerM3: number } = {
  source: 'NTA 8800 (primary factor); 35.17 MJ/m³ upper heating value of gas',
  checkedAt: '2026-11-22',
  electricity: 1.45,
  gasKwhPerM3: 9.769,
};

/** Limits of Paris Proof: metered kWh per m² a year. Uses without a published limit have none. */
export const parisProof: Origin & { year: number; limits: Partial<Record<VtwType, number>> } = {
  source: 'DGBC Paris Proof',
  year: 2024,
  checkedAt: '2026-11-22',
  limits: {
    eengezinswoning: 35,
    appartement: 45,
    kantoor: 70,
    winkel: 80,
    onderwijs: 60,
    zorg: 80,
    bedrijfsruimte: 50,
  },
};

/** Upper bound of each class for offices, primary fossil kWh/m² a year; G has none. Only C was found in a source. */
export const officeClasses: Origin & { bounds: Record<EnergyLabel, number> } = {
  source: 'Bbl: C ≤ 225; other classes: trade knowledge',
  checkedAt: '2026-11-24',
  bounds: {
    'A+++++': 0,
    'A++++': 40,
    'A+++': 80,
    'A++': 120,
    'A+': 160,
    A: 180,
    B: 200,
    C: 225,
    D: 250,
    E: 275,
    F: 300,
    G: 330,
  },
};

/** Activity 7.7 of the EU Taxonomy for buildings up to 2020 and later ones. */
export const taxonomy: Origin & {
  lastOldYear: number;
  /** Primary energy demand of the best 15 % of the stock, kWh/m² a year; null until a Dutch figure is published. */
  top15: number | null;
  /** Limits of nearly zero-energy buildings (BENG 2), of which 10 % less is asked. */
  nzeb: Partial<Record<VtwType, number>>;
  nzebShare: number;
  /** Power of heating and cooling from which energy must be monitored, kW. */
  monitoredFrom: number;
} = {
  source: 'Regulation (EU) 2021/2139, annex I, 7.7; Bbl 4.148–4.151',
  checkedAt: '2026-11-22',
  lastOldYear: 2020,
  top15: null,
  nzeb: { eengezinswoning: 30, appartement: 50, kantoor: 40 },
  nzebShare: 0.9,
  monitoredFrom: 290,
};

/** Façade insulation (Rc, m²K/W) by year of construction, where it is not measured: from this year on. */
export const envelopeByYear: Origin & { from: readonly (readonly [year: number, rc: number])[] } = {
  source: 'Kavel table 2026 after Bouwbesluit and Bbl 4.152',
  checkedAt: '2026-11-24',
  from: [
    [0, 0.35],
    [1965, 0.43],
    [1975, 1.3],
    [1988, 2],
    [1992, 2.5],
    [2012, 3.5],
    [2015, 4.5],
    [2021, 4.7],
  ],
};

/** kWp of panels that a m² of sunlit roof has place for. */
export const solarPotential: Origin & { kwpPerM2: number } = {
  source: 'Kavel-schaal 2026',
  checkedAt: '2026-11-24',
  kwpPerM2: 0.2,
};
