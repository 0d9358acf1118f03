import type { CliContext } from './cli-context';
import { UsageError } from './usage-error';

export const usage = `Kavel's catalogue of real estate

  npm run data -- import <kind> <file…>   bring files into the catalogue; <kind> <file…> again brings more kinds in together,
                                          which takes no longer than one alone
  npm run data -- import <kind> <file…> --preview   say what would come in and what not, and change nothing
  npm run data -- status                  what is in the catalogue, and which files made it
  npm run data -- demo                    make the fictional municipality Kavelstede
  npm run data -- synthesize --objects N  make N fictional objects all over the country, as test data; they take
                                          the place of what is there, of real data only with --replace;
                                          with --deals M about M sales and lettings of them, with --buurten K also
                                          K buurten with figures, zoning, panden, roofs and points of interest
  npm run data -- rollback                go back to the snapshot before the last import; with a store named, make the
                                          snapshot live again that was so before

Snapshots in a store, from which several machines serve the same:
  npm run data -- publish [snapshot]      bring a snapshot of this data folder into the store and make it live;
                                          --again repairs one that is there: writes all of it again, and leaves
                                          live what is live; also while a removal is interrupted
  npm run data -- pull                    make the live snapshot answer here; what was interrupted goes on
  npm run data -- switch <snapshot>       make another published snapshot live
  npm run data -- prune [--keep 3]        remove old snapshots, with --yes: all but the live one, the one that a
                                          rollback goes to, and the newest; --resume completes an interrupted removal
  npm run data -- forget <snapshot>       take out, with --yes, one whose list of files is lost and which no machine
                                          has: without the list of every snapshot nothing can be removed
  npm run data -- published               what is in the store and what is live, with size, dates and sources
The store is --store FOLDER|s3://BUCKET/FOLDER, else KAVEL_CATALOGUE; a bucket takes AWS_ACCESS_KEY_ID,
AWS_SECRET_ACCESS_KEY, AWS_REGION and AWS_ENDPOINT_URL_S3. A Kavel started with KAVEL_CATALOGUE follows it by itself.

Kinds of import (RD New and WGS84 are both known; tables are CSV, XLSX or Parquet):
  bag           BAG as GeoPackage, as XML extract (zip), or as GeoJSON: panden, verblijfsobjecten, or both
  ep-online     energy labels as table, also .csv.gz
  cbs           CBS buurten or wijken as GeoPackage or GeoJSON, with their key figures
  transactions  sales as table: date, price, and object_id or postcode, huisnummer, huisletter, huisnummertoevoeging
  rents         rents as table: date, annual_rent (euro a year), and the same
  stations      railway stations as points: code, name
  ramps         where one drives onto a motorway, as points: name
  heights       3DBAG as GeoPackage, GeoJSON or table: identificatie, b3_h_dak_70p, b3_h_maaiveld, b3_opp_grond
  coverage      RUDIFUN blocks as GeoPackage or GeoJSON: gsi
  zoning        enkelbestemmingen as GML, GeoPackage or GeoJSON: bestemmingshoofdgroep, naam
  kvk           registrations as table: postcode, huisnummer, or object_id; registrations and coverage if counted
  area-figures  figures of gemeenten, wijken, buurten and PC4 by year, as table by code or as outlines: WOZ values, noise
                (dn_1 to dn_6), air (no2_avg, pm25_avg, pm10_avg), liveability (lbm), distances of CBS, vacancy,
                crimes per 1,000 inhabitants; --year 2016 where no file says it
  schools       schools of DUO as points: naam, brin_nummer
  stops         stops of public transport as GTFS (zip), its stops.txt, or a table: stop_id, name, lon, lat
  charging      charging points of NDW as GeoJSON or table: locationId, address
  poi           other points of interest as GeoJSON with the tags of OpenStreetMap, or as table: name, kind, lon, lat
  roofs         3DBAG as CityJSONSeq (.city.jsonl): azimuth and slope of the faces of each roof
  3dbag         3DBAG or other CityJSON with pand ids, as CityJSONSeq (.city.jsonl) or document (.city.json): buildings in 3D
  brk           plots of the Kadastrale kaart as GeoPackage or GeoJSON: identificatie_lokaal_id, kadastrale_grootte_waarde
  climate       climate layers as outlines: layer (heat, rain, flood, foundation), value, chance of a flood, jaar
  energy-facts  what owners know of objects, as table: object_id, gas_m3, electricity_kwh, heat_source and more
  measures      costs and effects of measures as table: vtw_type, built_from, built_to, measure, euros_per_m2,
                kwh_per_m2, origin
  series        figures of the market by area and period, as table or JSON: indicator, area (NL00, PV25, CR15, GM0363, BU…,
                PC4), period (2026-08, 2026-Q2, 2026, and as CBS writes them), value, origin; of an index base_year;
                n, unit and grain if known. A value of all rows is mapped with ==: --map indicator==priceIndex
  roads         roads of OpenStreetMap (.osm.pbf), for travel times
  timetable     GTFS (zip), for travel times and departures an hour around objects
  topography    ground and roads for the map as GeoJSON: kind, name

Columns with other names, of transactions, rents, brk, climate, energy-facts, measures and series:
  --map price=Koopsom --map date=Passeerdatum
  --save-mapping file.json keeps them, --mapping file.json uses them again.

An import makes a new snapshot beside the old one; when it fails or is killed, nothing changes and the same command
begins anew. A file brought in twice is the same as once. A running Kavel notices
the new snapshot by itself. The data folder is KAVEL_DATA, or else .kavel here.`;

type Command = (args: readonly string[], context: CliContext) => Promise<number>;

/** Loaded on demand: loading all of them takes seconds. */
const commands: Readonly<Record<string, Command>> = {
  import: async (args, context) => (await import('./import-command')).importFiles(args, context),
  synthesize: async (args, context) =>
    (await import('./synthesize-command')).synthesizeObjects(args, context),
  status: async (_, context) => (await import('./status-command')).showStatus(context),
  demo: async (_, context) => (await import('./demo-command')).makeDemoTown(context),
  rollback: async (args, context) =>
    context.store === undefined && args.length === 0
      ? (await import('./status-command')).rollBack(context)
      : (await import('./store-commands')).rollBackStore(args, context),
  forget: async (args, context) => (await import('./store-commands')).forget(args, context),
  prune: async (args, context) => (await import('./store-commands')).prune(args, context),
  publish: async (args, context) => (await import('./store-commands')).publish(args, context),
  pull: async (args, context) => (await import('./store-commands')).pull(args, context),
  switch: async (args, context) => (await import('./store-commands')).switchTo(args, context),
  published: async (args, context) => (await import('./store-commands')).showPublished(args, context),
};
const takesNothing = ['status', 'demo'];

/** Exit codes: 0 success, 1 the data could not be imported, 2 invalid usage. */
export async function runCli(args: readonly string[], context: CliContext): Promise<number> {
  const [command, ...rest] = args;
  try {
    const run = commands[command ?? ''];
    if (run && (rest.length === 0 || !takesNothing.includes(command ?? ''))) return await run(rest, context);
  } catch (error) {
    if (error instanceof UsageError) {
      context.printError(error.message);
      return 2;
    }
    if (!(await isForTheUser(error))) throw error;
    context.printError(error instanceof Error ? error.message : String(error));
    context.printError('Nothing was changed.');
    return 1;
  }
  if (command === undefined || ['help', '--help', '-h'].includes(command)) {
    context.print(usage);
    return command === undefined ? 2 : 0;
  }
  context.printError(`There is no command "${args.join(' ')}".\n`);
  context.printError(usage);
  return 2;
}

/** Whether the error is about the data, the store or a lock; anything else is a bug. */
async function isForTheUser(error: unknown): Promise<boolean> {
  const [{ ImportError }, { CatalogueLockedError }, { StoreError }] = await Promise.all([
    import('@kavel/catalogue-import'),
    import('@kavel/catalogue'),
    import('@kavel/service-kit/published'),
  ]);
  return [ImportError, CatalogueLockedError, StoreError].some(kind => error instanceof kind);
}
