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
const files = filesHere();
if (files.length > 0) data('import', ...files);
await import('@kavel/gateway/main');

/** Kinds and files of the real data on this machine. */
function filesHere(): string[] {
  const files: string[] = [];
  if (hasRealData) {
    files.push('bag', resolve(realData, 'panden.geojson'), resolve(realData, 'verblijfsobjecten.geojson'));
    files.push('ep-online', resolve(realData, 'energielabels_7311-7351.csv.gz'));
    files.push('cbs', resolve(realData, 'buurt.geojson'));
  } else {
    console.log(`skipped: the real addresses of ${realData} are not here`);
  }
  if (hasRotterdam) {
    const { buurten, wozValues, stops } = rotterdam;
    files.push('cbs', buurten, 'area-figures', wozValues, 'stops', stops);
  } else {
    console.log(
      `skipped: buurten, WOZ values or stops of ${Object.values(rotterdam).join(', ')} are not here`,
    );
  }
  if (hasAmsterdam) {
    const { buurten, figures, zoning, places } = amsterdam;
    files.push('cbs', buurten, 'area-figures', figures, 'zoning', zoning, 'poi', places);
  } else {
    console.log(`skipped: data of Amsterdam, ${Object.values(amsterdam).join(', ')}, are not here`);
  }
  return files;
}
