import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressOf } from '../operations';
import { collector } from '../probes/probe';
import { type Program, runFor } from './program';

const seconds = 150;
/** Limit for the sign-in, whose throttling is slow. */
const secondsAtLogin = 40;

/** Injects SQL into query parameters of reading calls, and into ids in paths. */
export const sqlmap: Program = {
  name: 'sqlmap',
  executable: '/usr/bin/sqlmap',
  async run({ target, operations, owner, owned, folder }) {
    const { expect, done } = collector();
    const addresses = operations
      .filter(({ method, query, path }) => method === 'GET' && (query.length > 0 || path.includes('{')))
      .map(operation => `${target.origin}${marked(addressOf(operation, owned))}`);
    const list = join(folder, 'sqlmap-targets.txt');
    writeFileSync(list, `${addresses.join('\n')}\n`);
    const output = join(folder, 'sqlmap');
    const reading = ['-m', list, '--headers', `Authorization: ${owner.authorization}`];
    const ran = await runFor(seconds, '/usr/bin/sqlmap', [...reading, ...options(output)], folder);
    const login = ['-u', `${target.origin}/api/auth/login`, '--headers', 'Content-Type: application/json'];
    const data = ['--data', '{"email":"manager*@kavel.example","password":"wrong*"}'];
    const atLogin = await runFor(
      secondsAtLogin,
      '/usr/bin/sqlmap',
      [...login, ...data, ...options(output)],
      folder,
    );
    const log = `${ran.output}\n${atLogin.output}`;
    writeFileSync(join(folder, 'sqlmap.log'), log);
    const begun = ran.output.match(/^\[?\d*\/?\d*\]?.*\bURL:/gm)?.length ?? 0;
    for (const row of resultRows(output)) expect(false, 'a statement can be changed', row, 'see sqlmap.log');
    for (const found of log.match(/^.*(is vulnerable|appears to be injectable).*$/gm) ?? []) {
      expect(false, 'a statement can be changed', found.trim(), 'see sqlmap.log');
    }
    if (begun === 0) throw new Error(`sqlmap tested nothing: ${ran.output.slice(-400)}`);
    const { findings } = done('');
    return {
      tried: `${begun} of ${addresses.length} addresses and the login${ran.cutOff ? ', cut off' : ''}`,
      findings,
    };
  },
};

function options(output: string): string[] {
  const bounded = ['--level', '1', '--risk', '1', '--technique', 'BEU', '--timeout', '10', '--retries', '0'];
  // Error responses are compared too.
  const said = ['--ignore-code', '400,401,403,404,429', '--disable-coloring', '--output-dir', output];
  return ['--batch', '--flush-session', '--threads', '4', ...bounded, ...said];
}

/** `*` marks where sqlmap injects its payloads when there is no query parameter. */
function marked(address: string): string {
  return address.includes('?') ? address : `${address}*`;
}

/** sqlmap's own table of findings, without its header. */
function resultRows(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })) return [];
  return readdirSync(folder)
    .filter(name => name.startsWith('results-') && name.endsWith('.csv'))
    .flatMap(name => readFileSync(join(folder, name), 'utf8').trim().split('\n').slice(1))
    .filter(row => row !== '' && row.split(',').length > 3);
}
