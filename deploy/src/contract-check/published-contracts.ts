import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DeployError } from '../deploy-error';
import { compareContracts, refusal } from './compare-contracts';
import { type ContractDescription, describeContracts } from './describe-contracts';

/** The published contracts: one committed file per version. */
const folder = resolve(import.meta.dirname, '../../contracts');

/**
 * Calls between services have no public address, so no other program was built against them; contracts up to 1.2.0 list
 * these.
 */
const betweenServices = [
  'POST /api/portfolio/valuations/:id/values',
  'POST /api/real-estate-data/units/values',
];

/** The last published contracts; null when none were published. */
function lastPublished(): ContractDescription | null {
  const versions = readdirSync(folder)
    .map(file => file.replace(/\.json$/, ''))
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }));
  const last = versions.at(-1);
  if (last === undefined) return null;
  const published: ContractDescription = JSON.parse(readFileSync(join(folder, `${last}.json`), 'utf8'));
  const parts = Object.entries(published.parts).filter(
    ([name]) => !betweenServices.some(call => name.startsWith(`${call} `)),
  );
  return { ...published, parts: Object.fromEntries(parts) };
}

/** Describes the changes since the last published contracts. Throws a DeployError for a breaking change. */
export function checkContracts(): string {
  const before = lastPublished();
  const now = describeContracts();
  if (before === null) return `Contracts ${now.version} are the first.`;
  const problem = refusal(before, now);
  if (problem) throw new DeployError(problem);
  const { additions } = compareContracts(before, now);
  const parts = Object.keys(now.parts).length;
  const compared = `Contracts ${now.version} (${parts} parts) keep what was built against ${before.version}.`;
  if (additions.length === 0 || now.version !== before.version) return compared;
  return (
    `${compared}\nBefore a remote relies on what is new, raise the minor version and publish them:\n` +
    additions.map(name => `  ${name}`).join('\n')
  );
}

/** Stores the current contracts as published. Throws a DeployError for a breaking change. */
export function publishContracts(): string {
  const said = checkContracts();
  const now = describeContracts();
  writeFileSync(join(folder, `${now.version}.json`), oneLineForEachPart(now));
  return `${said}\nPublished as deploy/contracts/${now.version}.json: commit it.`;
}

/** One line per entry, for readable diffs. */
function oneLineForEachPart({ version, parts }: ContractDescription): string {
  const lines = Object.entries(parts).map(
    ([name, part]) => `${JSON.stringify(name)}: ${JSON.stringify(part)}`,
  );
  return `{"version": ${JSON.stringify(version)}, "parts": {\n${lines.join(',\n')}\n}}\n`;
}
