import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImportJob } from '@kavel/catalogue-import';
import { writeCollection, writeLines } from '../town/geojson';
import { areaFeatures, figureLines, surroundingsLines } from './area-lines';
import { drawCountry } from './areas';
import { factsOf } from './facts';
import { amenityLines, chargingFeatures, schoolFeatures, stationFeatures, stopLines } from './places';
import { zoningFeatures } from './zoning-features';

/**
 * Writes a country with so many buurten as the registers would deliver it: outlines, figures by year, zoning and
 * points of interest. Resolves with the imports of these files.
 */
export async function writeCountry(buurten: number, folder: string): Promise<ImportJob[]> {
  await mkdir(folder, { recursive: true });
  const path = (name: string): string => join(folder, name);
  const country = drawCountry(buurten);
  const facts = factsOf(country);
  const collections: Record<string, Iterable<string>> = {
    'gemeenten.geojson': areaFeatures(country, 'gemeente', facts),
    'wijken.geojson': areaFeatures(country, 'wijk', facts),
    'buurten.geojson': areaFeatures(country, 'buurt', facts),
    'bestemmingen.geojson': zoningFeatures(country, facts),
    'scholen.geojson': schoolFeatures(country, facts),
    'laadpunten.geojson': chargingFeatures(country, facts),
    'stations.geojson': stationFeatures(country),
  };
  const tables: Record<string, Iterable<string>> = {
    'kerncijfers.csv': figureLines(country, facts),
    'omgeving.csv': surroundingsLines(country, facts),
    'haltes.csv': stopLines(country, facts),
    'voorzieningen.csv': amenityLines(country, facts),
  };
  for (const [name, features] of Object.entries(collections)) await writeCollection(path(name), features);
  for (const [name, lines] of Object.entries(tables)) await writeLines(path(name), lines);
  return [
    { kind: 'cbs', paths: ['gemeenten.geojson', 'wijken.geojson', 'buurten.geojson'].map(path) },
    { kind: 'area-figures', paths: ['kerncijfers.csv', 'omgeving.csv'].map(path) },
    { kind: 'zoning', paths: [path('bestemmingen.geojson')] },
    { kind: 'stations', paths: [path('stations.geojson')] },
    { kind: 'schools', paths: [path('scholen.geojson')] },
    { kind: 'stops', paths: [path('haltes.csv')] },
    { kind: 'charging', paths: [path('laadpunten.geojson')] },
    { kind: 'poi', paths: [path('voorzieningen.csv')] },
  ];
}
