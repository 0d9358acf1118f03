import type { CliContext } from './cli-context';

export const usage = `Kavel's catalogue of real estate

  npm run data -- import <kind> <file…>   bring files into the catalogue
  npm run data -- status                  what is in the catalogue, and which files made it
  npm run data -- demo                    make the fictional municipality Kavelstede
  npm run data -- synthesize --objects N  make N fictional objects all over the country, as test data; they take
                                          the place of what is there, of real data only with --replace
  npm run data -- rollback                go back to the snapshot before the last import

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
  zoning        enkelbestemmingen as GeoPackage or GeoJSON: bestemmingshoofdgroep
  kvk           registrations as table: postcode, huisnummer, or object_id; registrations and coverage if counted
  topography    ground and roads for the map as GeoJSON: kind, name

Columns with other names, of transactions and rents: --map price=Koopsom --map date=Passeerdatum
  --save-mapping file.json keeps them, --mapping file.json uses them again.

An import makes a new snapshot beside the old one; when it fails or is killed, nothing changes and the same command
begins anew. A file brought in twice is the same as once. A running Kavel notices
the new snapshot by itself. The data folder is KAVEL_DATA, or else .kavel here.`;

type Command = (args: readonly string[], context: CliContext) => Promise<number>;

/** Each is read from disk when it is asked for: all of them together take seconds. */
const commands: Readonly<Record<string, Command>> = {
  import: async (args, context) => (await import('./import-command')).importFiles(args, context),
  synthesize: async (args, context) =>
    (await import('./synthesize-command')).synthesizeObjects(args, context),
  status: async (_, context) => (await import('./status-command')).showStatus(context),
  demo: async (_, context) => (await import('./demo-command')).makeDemoTown(context),
  rollback: async (_, context) => (await import('./status-command')).rollBack(context),
};
const takesOptions = ['import', 'synthesize'];

/** Exit codes: 0 done, 1 the data could not be brought in, 2 the command is not right. */
export async function runCli(args: readonly string[], context: CliContext): Promise<number> {
  const [command, ...rest] = args;
  try {
    const run = commands[command ?? ''];
    if (run && (takesOptions.includes(command ?? '') || rest.length === 0)) return await run(rest, context);
  } catch (error) {
    const { ImportError, ImportLockedError } = await import('@kavel/catalogue-import');
    if (!(error instanceof ImportError || error instanceof ImportLockedError)) throw error;
    context.printError(error.message);
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
