import { resolve } from 'node:path';
import { checkImports } from './check';
import { exceptions } from './exceptions';
import { drawGraph } from './graph/draw';
import { type Breach, judge } from './judge';

const usage = `Usage: npm run imports
       npm run graph [-- <folder of another working copy>]

imports holds every import against the table in tools/imports/table.ts. graph prints, as Markdown, which package
imports which, the sizes of the services' folders, the long files and the cycles.`;

const ownRoot = resolve(import.meta.dirname, '../..');

async function check(): Promise<number> {
  const started = Date.now();
  const { modules, found } = await checkImports(ownRoot);
  const { breaches, stale } = judge(found, exceptions);
  for (const [rule, broken] of Map.groupBy(breaches, ({ rule }) => rule)) printRule(rule, broken);
  for (const { rule, from, since } of stale) {
    console.error(
      `✗ exceptions.ts: nothing breaks ${rule} at ${from} any more (${since}). Remove the entry.\n`,
    );
  }
  const imports = modules.reduce((sum, { dependencies }) => sum + dependencies.length, 0);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  const excepted = found.length - breaches.length;
  console.log(
    `${imports} imports read in ${seconds} s: ${breaches.length} break the table, ${excepted} are named in exceptions.ts.`,
  );
  return breaches.length + stale.length === 0 ? 0 : 1;
}

function printRule(rule: string, broken: readonly Breach[]): void {
  console.error(`✗ ${rule}: ${broken[0]?.instead}`);
  for (const { from, to } of broken) console.error(`    ${from} → ${to}`);
  console.error('');
}

const [command, ...rest] = process.argv.slice(2);
if (command === 'check' && rest.length === 0) {
  process.exitCode = await check();
} else if (command === 'graph' && rest.length <= 1) {
  const root = resolve(process.env.INIT_CWD ?? '.', rest[0] ?? ownRoot);
  console.log(await drawGraph(root));
} else {
  console.error(usage);
  process.exitCode = 2;
}
