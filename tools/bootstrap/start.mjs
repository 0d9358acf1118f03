import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runGateway } from './gateway.mjs';
import { readData, runTypeScript } from './processes.mjs';

export function build() {
  return runTypeScript('tools/build.ts');
}

/** Builds what changed, creates the demo data at the first start, then runs the gateway. */
export async function startKavel() {
  const codes = await Promise.all([build(), prepareData()]);
  const failed = codes.find(code => code !== 0);
  if (failed !== undefined) return failed;
  const gateway = runGateway();
  makeDemoPortfolio();
  return gateway;
}

/** Once, beside the running gateway, for the demo accounts of this machine: who throws it away is not given it again. */
function makeDemoPortfolio() {
  const { ENVIRONMENT, KAVEL_DEMO, KAVEL_SOCKET, PORT } = process.env;
  const demo = join(readData().folder, 'demo');
  const marker = join(demo, 'portfolio-made');
  if (ENVIRONMENT === 'production' || KAVEL_DEMO === 'false' || KAVEL_SOCKET) return;
  if (!existsSync(demo) || existsSync(marker)) return;
  runTypeScript('tools/demo-portfolio/main.ts', [`http://localhost:${PORT || 4000}`, marker]);
}

/**
 * Production has no fictional municipality: its first data is an import of the user. When the catalogue comes from a
 * store, the gateway pulls it.
 */
export async function prepareData() {
  if (process.env.KAVEL_CATALOGUE) return 0;
  if (existsSync(join(readData().folder, 'catalogue', 'current.json'))) return 0;
  if (process.env.ENVIRONMENT === 'production') {
    console.log(
      'There is no data yet. Bring in your own: npm run data -- import <bag|ep-online|cbs> <file…>',
    );
    return 0;
  }
  console.log('Making the demo data…');
  return runTypeScript('tools/data/main.ts', ['demo']);
}
