import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { services, wordsOf } from '../operations';
import { collector } from '../probes/probe';
import { careless, meant } from '../words';
import { type Program, runFor } from './program';

const resultsSchema = z.object({
  results: z.array(z.object({ url: z.string(), status: z.number(), length: z.number() })),
});
const seconds = 60;

/** Searches for unintentionally served files and routes, without a session. */
export const ffuf: Program = {
  name: 'ffuf',
  executable: '/usr/bin/ffuf',
  async run({ target, operations, folder }) {
    const { expect, done } = collector();
    const words = [...new Set([...wordsOf(operations), ...careless])];
    const list = join(folder, 'words.txt');
    writeFileSync(list, `${words.join('\n')}\n`);
    const bases = ['/', '/api/', '/remotes/', '/brands/', ...services.map(service => `/api/${service}/`)];
    let cut = 0;
    for (const [index, base] of bases.entries()) {
      const results = join(folder, `ffuf-${index}.json`);
      const { cutOff } = await runFor(
        seconds,
        '/usr/bin/ffuf',
        // Requests responses for programs: for browsers every path is a page.
        [
          '-w',
          list,
          '-u',
          `${target.origin}${base}FUZZ`,
          '-H',
          'Accept: application/json',
          '-mc',
          'all',
          '-fc',
          '400,401,403,404,405,429',
          '-t',
          '8',
          '-timeout',
          '10',
          '-s',
          '-of',
          'json',
          '-o',
          results,
        ],
        folder,
      );
      cut += cutOff ? 1 : 0;
      if (!existsSync(results)) throw new Error(`ffuf wrote no report for ${base}`);
      for (const { url, status, length } of resultsSchema.parse(JSON.parse(readFileSync(results, 'utf8')))
        .results) {
        const { pathname } = new URL(url);
        const guarded = operations.some(one => one.path === pathname && !one.guarded);
        const expected = status === 200 && (meant.test(pathname) || guarded);
        expect(expected, `answers ${status}`, `GET ${pathname}`, `${length} bytes`);
      }
    }
    const { findings } = done('');
    return { tried: `${words.length} words at ${bases.length} places, ${cut} cut off`, findings };
  },
};
