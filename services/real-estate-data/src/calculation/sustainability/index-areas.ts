import { type IndexMedians, indexMedians } from '@kavel/catalogue';
import { sustainabilityCatalogueVersion as version } from '@kavel/contracts/sustainability';
import { sustainabilityMetrics as metrics } from '@kavel/engine';
import type { AreaKind, AreaSources } from '../scores/area-kind';

/** Sustainability indices of areas. */
export const indexAreas: AreaKind = {
  metrics,
  version,
  table: 'area_index',
  sourcesOf: async (_, snapshot) => indexSourcesOf(await indexMedians(snapshot)),
};

/** Values are compared with the medians of all objects of the gemeente and of the country. */
export function indexSourcesOf(medianOf: IndexMedians): AreaSources {
  return {
    presentMeanOf: () => undefined,
    referenceOf: (gemeentecode, key) => ({
      country: medianOf('NL', key),
      gemeente: gemeentecode === null ? null : medianOf(gemeentecode, key),
    }),
  };
}
