import { type EnergyLabel, energyLabels } from '@kavel/contracts';
import type { HeatSource } from '@kavel/contracts/sustainability';
import { Random } from '../random';
import { labelOf, type NumberedUnit, numbered } from '../town/numbered';
import type { Town } from '../town/town';

const year = 2025;
/** Share of the objects of which an owner delivered facts. */
const told = 0.7;

/** What owners would deliver of the energy of their objects: metered use, heat source, panels, protection. Fictional. */
export function* energyLines(town: Town, seed: number): Generator<string> {
  yield [
    'object_id;jaar;heat_source;gas_m3;electricity_kwh;heat_kwh;solar_kwp;exemption;hvac_kw;monitored;protection',
    'rain_kept;foundation_label',
  ].join(';');
  for (const entry of numbered(town)) {
    const random = new Random(`${seed}:energy:${entry.id}`);
    if (random.chance(told)) yield line(entry, labelOf(entry, seed), random);
  }
}

function line({ id, unit, building }: NumberedUnit, label: EnergyLabel | null, random: Random): string {
  const { area, functions } = unit;
  const quality = energyLabels.indexOf(label ?? 'D');
  const source = heatSourceOf(building.bouwjaar, quality, random);
  const heat = area * (18 + 11 * quality) * random.between(0.75, 1.25);
  const isDwelling = functions.includes('woonfunctie');
  const gasShare = source === 'gas' ? 1 : source === 'hybrid' ? 0.4 : 0;
  const gas = (heat * gasShare) / 9.77;
  const pump = source === 'heat-pump' ? heat / 3.5 : source === 'hybrid' ? (heat * 0.6) / 3.5 : 0;
  const electricity = area * (isDwelling ? 25 : 55) * random.between(0.7, 1.3) + pump;
  const solar = isDwelling && random.chance(0.4) ? random.between(2, 6).toFixed(1) : '0';
  const monument = building.bouwjaar < 1900 && random.chance(0.3);
  const hvac = isDwelling ? '' : Math.round(area * 0.08);
  return [
    id,
    year,
    source,
    gas.toFixed(0),
    electricity.toFixed(0),
    source === 'district' ? heat.toFixed(0) : '',
    solar,
    monument ? 'monument' : '',
    hvac,
    isDwelling ? '' : random.chance(0.6) ? 'ja' : 'nee',
    random.whole(0, 2),
    random.whole(5, 45),
    building.bouwjaar < 1970 && random.chance(0.3) ? random.pick(['A', 'B', 'C', 'D', 'E']) : '',
  ].join(';');
}

/** Newer and better buildings have heat pumps and district heat, others mostly gas. */
function heatSourceOf(bouwjaar: number, quality: number, random: Random): HeatSource {
  if (bouwjaar >= 2018 || quality <= 3) return random.chance(0.75) ? 'heat-pump' : 'district';
  if (random.chance(0.12)) return 'district';
  return random.chance(0.15) ? 'hybrid' : 'gas';
}
