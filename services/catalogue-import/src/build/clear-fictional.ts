import type { TableName } from '@kavel/catalogue';
import type { SnapshotBuilder } from './snapshot-builder';

const wholeTables: readonly TableName[] = [
  'pand',
  'verblijfsobject',
  'energielabel',
  'buurt',
  'wijk',
  'station',
  'topography',
  'dataset',
  'area_figure',
  'poi',
  'roof',
  'pand_mesh',
  'climate_area',
  'energy_fact',
  'measure_cost',
  'travel_network',
  'stop_departures',
  'perceel',
  'series_value',
];

/** Removes an earlier fictional municipality before a new one is added. */
export async function clearFictional(builder: SnapshotBuilder): Promise<void> {
  for (const table of wholeTables) await builder.run(`DELETE FROM ${table} WHERE fictional`);
  for (const table of ['sale', 'rent'])
    await builder.run(`DELETE FROM ${table} WHERE fictional AND NOT generated`);
}
