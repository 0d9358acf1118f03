import { ImportError } from '../import/import-error';
import { importKinds } from '../import/importer';
import { ImportLockedError } from '../store/import-lock';
import { importFiles, makeDemoTown } from './import-command';
import { rollBack, showStatus } from './status-command';
import { synthesizeObjects } from './synthesize-command';

export interface CliContext {
  dataFolder: string;
  print(line: string): void;
  printError(line: string): void;
}

export const usage = `Kavel's catalogue of real estate

  npm run data -- import <kind> <file…>   bring files into the catalogue
  npm run data -- status                  what is in the catalogue, and which files made it
  npm run data -- demo                    make the fictional municipality Kavelstede
  npm run data -- synthesize --objects N  make N fictional objects all over the country, as test data; they take
                                          the place of what is there, of real data only with --replace
  npm run data -- rollback                go back to the snapshot before the last import

Kinds of import:
  bag           BAG as GeoJSON: panden, verblijfsobjecten, or both as two files
  ep-online     energy labels as CSV, also .csv.gz
  cbs           CBS buurten or wijken as GeoJSON, with their key figures
  transactions  sales as CSV: id, object_id, date, price
  rents         rents as CSV: object_id, date, annual_rent (euro a year)
  stations      railway stations as GeoJSON points: code, name
  topography    ground and roads for the map as GeoJSON: kind, name

An import makes a new snapshot beside the old one; when it fails, nothing changes. A running Kavel notices
the new snapshot by itself. The data folder is KAVEL_DATA, or else .kavel here.`;

/** Exit codes: 0 done, 1 the data could not be brought in, 2 the command is not right. */
export async function runCli(args: readonly string[], context: CliContext): Promise<number> {
  const [command, ...rest] = args;
  try {
    if (command === 'import') return await runImportCommand(rest, context);
    if (command === 'synthesize') return await synthesizeObjects(rest, context);
    if (rest.length === 0 && command === 'status') return await showStatus(context);
    if (rest.length === 0 && command === 'demo') return await makeDemoTown(context);
    if (rest.length === 0 && command === 'rollback') return await rollBack(context);
  } catch (error) {
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

async function runImportCommand([kind, ...paths]: readonly string[], context: CliContext): Promise<number> {
  const known = importKinds.find(name => name === kind);
  if (known && paths.length > 0) return importFiles(known, paths, context);
  const problem = known
    ? `Which files? For instance: npm run data -- import ${known} path/to/file`
    : `There is no kind of import "${kind ?? ''}"; there are ${importKinds.join(', ')}.`;
  context.printError(problem);
  return 2;
}
