import type { RealEstateObject } from '@kavel/contracts';
import type { BriefFunction, BriefInput } from '@kavel/contracts/reports';

export const firstInput: BriefInput = {
  objectId: null,
  function: 'office',
  works: 'new',
  area: 1000,
  storeys: 3,
  highestFloor: 7.2,
  persons: 50,
  heatSource: 'heat-pump',
  ambition: 'B',
  parisProof: false,
  breeam: false,
  values: {},
};

const functions: Partial<Record<RealEstateObject['vtwType'], BriefFunction>> = {
  eengezinswoning: 'house',
  appartement: 'flat',
  kantoor: 'office',
  winkel: 'shop',
  onderwijs: 'education',
  zorg: 'care',
};

/** What the register knows of an address: an existing building, its function and its area. */
export function prefilled(input: BriefInput, object: RealEstateObject): BriefInput {
  return {
    ...input,
    objectId: object.objectId,
    function: functions[object.vtwType] ?? input.function,
    area: object.oppervlakte ?? input.area,
    works: input.works === 'new' ? 'renovation' : input.works,
  };
}
