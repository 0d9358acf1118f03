import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  amsterdam,
  hasAmsterdam,
  hasRealData,
  hasRotterdam,
  realData,
  root,
  rotterdam,
  variables,
} from './environment';

Object.assign(process.env, variables);

/** Runs the command `npm run data`. */
function data(...options: string[]): void {
  const cli = resolve(root, 'tools/data/main.ts');
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', cli, ...options], { stdio: 'inherit' });
  if (status !== 0) throw new Error(`data ${options.join(' ')} ended with ${status}`);
}

rmSync(variables.KAVEL_DATA, { recursive: true, force: true });
data('demo');
if (hasRealData) {
  data('import', 'bag', resolve(realData, 'panden.geojson'), resolve(realData, 'verblijfsobjecten.geojson'));
  data('import', 'ep-online', resolve(realData, 'energielabels_7311-7351.csv.gz'));
  data('import', 'cbs', resolve(realData, 'buurt.geojson'));
} else {
  console.log(`skipped: the real addresses of ${realData} are not here`);
}
if (hasRotterdam) {
  data('import', 'cbs', rotterdam.buurten);
  data('import', 'area-figures', rotterdam.wozValues);
  data('import', 'stops', rotterdam.stops);
} else {
  console.log(`skipped: buurten, WOZ values or stops of ${Object.values(rotterdam).join(', ')} are not here`);
}
if (hasAmsterdam) {
  data('import', 'cbs', amsterdam.buurten);
  data('import', 'area-figures', amsterdam.figures);
  data('import', 'zoning', amsterdam.zoning);
  data('import', 'poi', amsterdam.places);
} else {
  console.log(`skipped: data of Amsterdam, ${Object.values(amsterdam).join(', ')}, are not here`);
}
await import('@kavel/gateway/main');
