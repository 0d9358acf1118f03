import { writeCollection, writeLines } from '../town/geojson';
import type { Town } from '../town/town';
import { climateFeatures } from './climate-features';
import { energyLines } from './energy-lines';
import { measureLines } from './measure-lines';
import { chargingFeatures, poiLines, schoolFeatures, stopLines } from './places';
import { plotFeatures } from './plot-features';
import { proximityLines } from './proximity-lines';
import { roofLines } from './roof-lines';
import { seriesLines } from './series-lines';
import { surroundingsLines } from './surroundings-lines';
import { zoningFeatures } from './zoning-features';

/** Files of the layers of the map and of points of interest. */
export interface LayerFiles {
  surroundings: string;
  proximity: string;
  zoning: string;
  plots: string;
  roofs: string;
  schools: string;
  stops: string;
  charging: string;
  poi: string;
  climate: string;
  energyFacts: string;
  measures: string;
  series: string;
}

export function layerPaths(path: (name: string) => string): LayerFiles {
  return {
    surroundings: path('omgeving.csv'),
    proximity: path('nabijheid.csv'),
    plots: path('percelen.geojson'),
    zoning: path('bestemmingen.geojson'),
    roofs: path('daken.city.jsonl'),
    schools: path('scholen.geojson'),
    stops: path('haltes.csv'),
    charging: path('laadpunten.geojson'),
    poi: path('voorzieningen.csv'),
    climate: path('klimaat.geojson'),
    energyFacts: path('energie.csv'),
    measures: path('maatregelen.csv'),
    series: path('reeksen.csv'),
  };
}

/** Writes what the registers of the layers would deliver of the town. */
export async function writeLayers(town: Town, files: LayerFiles, seed: number): Promise<void> {
  await writeLines(files.surroundings, surroundingsLines(town, seed));
  await writeLines(files.proximity, proximityLines(town, seed));
  await writeCollection(files.zoning, zoningFeatures(town));
  await writeCollection(files.plots, plotFeatures(town));
  await writeLines(files.roofs, roofLines(town));
  await writeCollection(files.schools, schoolFeatures(town, seed));
  await writeLines(files.stops, stopLines(town));
  await writeCollection(files.charging, chargingFeatures(town, seed));
  await writeLines(files.poi, poiLines(town));
  await writeCollection(files.climate, climateFeatures(town, seed));
  await writeLines(files.energyFacts, energyLines(town, seed));
  await writeLines(files.measures, measureLines());
  await writeLines(files.series, seriesLines(seed));
}
