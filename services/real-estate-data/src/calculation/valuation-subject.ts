import type { EnergyLabel, ReferenceParams, VtwType } from '@kavel/contracts';
import type { UnitChoices } from '@kavel/contracts/valuations';

/** What is valued: a unit, or a single object. `key` is its unit id or object id. */
export interface ValuationSubject {
  key: string;
  straat: string;
  woonplaats: string;
  vtwType: VtwType;
  oppervlakte: number | null;
  bouwjaar: number | null;
  energielabel: EnergyLabel | null;
  buurtcode: string | null;
  wijkcode: string | null;
  lon: number;
  lat: number;
  /** Reference settings. */
  params: ReferenceParams;
  /** The appraiser's decisions. */
  choices?: UnitChoices | undefined;
}
