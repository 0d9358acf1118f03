import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';

/** Use another port to test several clones on one machine. */
const port = Number(process.env.E2E_PORT ?? 4123);
export const origin = `http://localhost:${port}`;
export const root = resolve(import.meta.dirname, '..');

/** Chromium without the parts of a window, which is faster, where the system has it. */
export const chromium =
  process.env.CHROMIUM ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(path => existsSync(path));

/** Real addresses; not part of the project. */
export const realData = resolve(root, '../shared/data/apeldoorn_noord');
export const hasRealData = existsSync(resolve(realData, 'verblijfsobjecten.geojson'));

const data = resolve(root, '../shared/data');
/** Outlines of the buurten of Rotterdam, the WOZ values of CBS, and stops around it; not part of the project. */
export const rotterdam = {
  buurten: resolve(data, 'rotterdam_buurten/buurten_woz2023.geojson'),
  wozValues: resolve(data, 'nl_woz_cbs/woz_2023_gm_wk_bu.csv'),
  stops: resolve(data, 'rotterdam_ret_gtfs/ov_stops_zuid_holland.csv'),
};
export const hasRotterdam = Object.values(rotterdam).every(path => existsSync(path));
/** Official buurten of Amsterdam, their figures of 2024, zoning of the Zuidas and places for visitors; not part of the project. */
export const amsterdam = {
  buurten: resolve(data, 'amsterdam_boundaries/buurten_official.geojson'),
  figures: resolve(data, 'amsterdam_buurt_figures/kerncijfers_2024.csv'),
  zoning: resolve(data, 'amsterdam_zoning_zuidas/enkelbestemming_groen-2.gml'),
  places: resolve(data, 'amsterdam_osm_poi/tourism.geojson'),
  /** For an own layer: it has addresses without what the BAG import asks for. */
  addresses: resolve(data, 'amsterdam_bag_addresses/bag_wgs84.gpkg'),
};
export const hasAmsterdam = Object.values(amsterdam).every(path => existsSync(path));

/** Origin from which employees may override a remote. */
export const overrideOrigin = `http://localhost:${port + 1}`;

const clone = createHash('sha256').update(root).digest('hex').slice(0, 8);

/** The Kavel under test: its own port, data and database, in a folder that PostgreSQL's account can access. */
export const variables = {
  PORT: String(port),
  KAVEL_DATA: resolve(tmpdir(), `kavel-e2e-${clone}`),
  ENVIRONMENT: 'accept',
  LOG_LEVEL: 'warn',
  KAVEL_OVERRIDE_ORIGINS: overrideOrigin,
};
