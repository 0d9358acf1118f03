import { runCli } from './run-cli';

process.exitCode = await runCli(process.argv.slice(2), {
  dataFolder: process.env.KAVEL_DATA ?? '.kavel',
  print: line => console.log(line),
  printError: line => console.error(line),
});
