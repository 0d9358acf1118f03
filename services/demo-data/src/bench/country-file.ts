import { areaFeatures } from '../country/area-lines';
import { drawCountry } from '../country/areas';
import { factsOf } from '../country/facts';

/** Outlines and key figures of so many fictional buurten as one GeoJSON. */
export function makeCountryFile(buurten: number): string {
  const country = drawCountry(buurten);
  const features = [...areaFeatures(country, 'buurt', factsOf(country))];
  return `{"type":"FeatureCollection","features":[${features.join(',')}]}`;
}
