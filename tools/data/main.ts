import { resolve } from 'node:path';
import { runCli } from './run-cli';

const root = resolve(import.meta.dirname, '../..');
const { KAVEL_DATA, KAVEL_CATALOGUE, USER, LOGNAME } = process.env;
const addressIn = (folder: string, address: string) =>
  address.startsWith('s3://') ? address : resolve(folder, address);

process.exitCode = await runCli(process.argv.slice(2), {
  dataFolder: KAVEL_DATA ?? '.kavel',
  // As the gateway reads it.
  store: KAVEL_CATALOGUE ? addressIn(root, KAVEL_CATALOGUE) : undefined,
  storeAt: address => addressIn(process.cwd(), address),
  by: USER || LOGNAME || 'unknown',
  print: line => console.log(line),
  printError: line => console.error(line),
});
