import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Accepted } from './advisories';
import type { LockedPackage } from './lockfile';

const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
]);

const manifestSchema = z.object({
  license: z.union([z.string(), z.object({ type: z.string() })]).optional(),
});

export interface LicenceFinding extends LockedPackage {
  licence: string;
}

/** Whether an SPDX expression permits an allowed licence. */
export function isAllowed(expression: string): boolean {
  const choices = expression.replace(/[()]/g, '').split(/\s+OR\s+/);
  return choices.some(choice => choice.split(/\s+AND\s+/).every(licence => allowed.has(licence.trim())));
}

/**
 * Packages with a licence that is neither allowed nor accepted. Packages for other platforms are not installed here.
 */
export function licenceFindings(
  packages: readonly LockedPackage[],
  store: string,
  accepted: Accepted,
): { findings: LicenceFinding[]; notInstalled: number } {
  const folders = readdirSync(store);
  const findings: LicenceFinding[] = [];
  let notInstalled = 0;
  for (const { name, version } of packages) {
    const licence = licenceOf(name, version, store, folders);
    if (licence === null) notInstalled += 1;
    else if (!isAllowed(licence) && !isAccepted(accepted, name, licence)) {
      findings.push({ name, version, licence });
    }
  }
  return { findings, notInstalled };
}

function isAccepted({ licences }: Accepted, name: string, licence: string): boolean {
  return licences.some(one => one.package === name && one.licence === licence);
}

function licenceOf(name: string, version: string, store: string, folders: readonly string[]): string | null {
  const prefix = `${name.replace('/', '+')}@${version}`;
  const folder = folders.find(one => one === prefix || one.startsWith(`${prefix}_`));
  const file = folder && join(store, folder, 'node_modules', name, 'package.json');
  if (!file || !existsSync(file)) return null;
  const { license } = manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return (typeof license === 'string' ? license : license?.type) ?? 'none stated';
}
