import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type EvaluateOptions, evaluate, printed } from './evaluate';
import { Problem } from './problem';

const usage = `Usage: npm run avm -- evaluate --sales FILE --mapping FILE.json [--from DATE | --folds K]

Values sales of any table as if they had not happened and prints the measures as one JSON object to stdout,
progress to stderr. --from values month by month from a date on, by earlier sales only; --folds (5) values
each of K parts by the others. docs/avm.md describes the mapping.`;

class UsageError extends Error {}

function read(args: string[]): EvaluateOptions {
  const option = { type: 'string' } as const;
  const { positionals, values } = parsed();
  if (positionals.length !== 1 || positionals[0] !== 'evaluate')
    throw new UsageError('There is one command: evaluate.');
  const { sales, mapping, from, folds } = values;
  if (sales === undefined || mapping === undefined)
    throw new UsageError('Both --sales and --mapping are needed.');
  if (from !== undefined && folds !== undefined) throw new UsageError('Either --from or --folds.');
  return {
    sales: resolve(sales),
    mapping: resolve(mapping),
    ...(from === undefined ? {} : { from }),
    ...(folds === undefined ? {} : { folds: Number(folds) }),
  };

  function parsed() {
    try {
      const options = { sales: option, mapping: option, from: option, folds: option };
      return parseArgs({ args, options, allowPositionals: true });
    } catch (error) {
      throw new UsageError(error instanceof Error ? error.message : String(error));
    }
  }
}

try {
  const measures = await evaluate(read(process.argv.slice(2)), line => console.error(line));
  console.log(printed(measures));
} catch (error) {
  if (error instanceof UsageError) console.error(`${error.message}\n\n${usage}`);
  else if (error instanceof Problem) console.error(error.message);
  else throw error;
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
