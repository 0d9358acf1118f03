import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { addressOf } from '../operations';
import { collector } from '../probes/probe';
import { type Program, runFor } from './program';

const itemSchema = z.object({
  method: z.string(),
  path: z.string(),
  info: z.string(),
  parameter: z.string().nullish(),
});
const reportSchema = z.object({
  vulnerabilities: z.record(z.string(), z.array(itemSchema)),
  anomalies: z.record(z.string(), z.array(itemSchema)),
});

const seconds = 150;
/** Excludes modules that need a server on the internet. */
const modules =
  'backup,cookieflags,crlf,csp,exec,file,htaccess,http_headers,methods,redirect,shellshock,sql,xss';
/** Injects payloads into every parameter of pages and reading calls. */
export const wapiti: Program = {
  name: 'wapiti',
  executable: '/usr/bin/wapiti',
  async run({ target, operations, owner, owned, folder }) {
    const { expect, done } = collector();
    const starts = operations
      .filter(({ method }) => method === 'GET')
      .map(operation => `${target.origin}${addressOf(operation, owned)}`);
    const results = join(folder, 'wapiti.json');
    const { cutOff, output } = await runFor(
      seconds,
      '/usr/bin/wapiti',
      [
        '-u',
        `${target.origin}/`,
        ...starts.flatMap(start => ['-s', start]),
        '--scope',
        'domain',
        '-d',
        '2',
        '-m',
        modules,
        '-H',
        `Authorization: ${owner.authorization}`,
        '--max-scan-time',
        String(seconds - 30),
        '--max-attack-time',
        '12',
        '-t',
        '10',
        '-S',
        'normal',
        '--flush-session',
        '--store-session',
        folder,
        '--no-bugreport',
        '-f',
        'json',
        '-o',
        results,
        '-v',
        '0',
      ],
      folder,
    );
    if (!existsSync(results)) throw new Error(`wapiti wrote no report: ${output.slice(-400)}`);
    const { vulnerabilities, anomalies } = reportSchema.parse(JSON.parse(readFileSync(results, 'utf8')));
    for (const [category, items] of Object.entries({ ...vulnerabilities, ...anomalies })) {
      for (const { method, path, info } of items) {
        expect(isMeant(category, info), category, `${method} ${path}`, info);
      }
    }
    const { findings } = done('');
    return {
      tried: `${starts.length} addresses, ${modules.split(',').length} modules${cutOff ? ', cut off' : ''}`,
      findings,
    };
  },
};

/** Headers that browsers have dropped, or that only matter over https, which nginx adds. */
function isMeant(category: string, info: string): boolean {
  return category.includes('HTTP Secure Headers') && /X-XSS-Protection|Strict-Transport-Security/.test(info);
}
