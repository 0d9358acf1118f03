import { satisfies } from 'semver';
import { z } from 'zod';
import type { Locked, LockedPackage } from './lockfile';

export const severities = ['low', 'moderate', 'high', 'critical'] as const;

export const advisorySchema = z.object({
  id: z.string(),
  package: z.string(),
  /** Version range in npm's syntax. */
  vulnerable: z.string(),
  severity: z.enum(severities),
  title: z.string(),
  url: z.url(),
});
export type Advisory = z.infer<typeof advisorySchema>;

const deprecatedSchema = z.object({ name: z.string(), version: z.string(), message: z.string() });
export type DeprecatedVersion = z.infer<typeof deprecatedSchema>;

/** tools/audit/advisories.json: known advisories of our packages on one day. */
export const advisoriesSchema = z.object({
  date: z.iso.date(),
  source: z.string(),
  /** Meaning of the keys in `packages`. */
  sources: z.record(z.string(), z.string()).optional(),
  /** Keys of the queried sources, by package; `all` when the registry was queried for every locked one. */
  packages: z.union([z.literal('all'), z.record(z.string(), z.array(z.string()).min(1))]),
  advisories: z.array(advisorySchema),
  /** Locked versions marked deprecated by the registry on a day. Missing when no registry responded. */
  deprecated: z.object({ date: z.iso.date(), versions: z.array(deprecatedSchema) }).optional(),
});
export type Advisories = z.infer<typeof advisoriesSchema>;

/** tools/audit/accepted.json: accepted advisories and licences, with the reason. */
export const acceptedSchema = z.object({
  advisories: z.array(z.object({ id: z.string(), reason: z.string().min(20), until: z.iso.date() })),
  licences: z.array(z.object({ package: z.string(), licence: z.string(), reason: z.string().min(20) })),
});
export type Accepted = z.infer<typeof acceptedSchema>;

export interface AdvisoryFinding extends LockedPackage {
  advisory: Advisory;
}

/** Locked versions with a known advisory above low that is not accepted, or whose acceptance has expired. */
export function vulnerableVersions(
  locked: readonly LockedPackage[],
  { advisories }: Advisories,
  accepted: Accepted,
  today: string,
): AdvisoryFinding[] {
  const lived = new Set(accepted.advisories.filter(({ until }) => until >= today).map(({ id }) => id));
  return advisories
    .filter(({ id, severity }) => severity !== 'low' && !lived.has(id))
    .flatMap(advisory =>
      locked
        .filter(({ name, version }) => name === advisory.package && satisfies(version, advisory.vulnerable))
        .map(found => ({ ...found, advisory })),
    );
}

const staleAfterDays = 30;

/** Age and coverage of the list. */
export function describeList(list: Advisories, locked: Locked, today: string): string[] {
  const days = Math.round((Date.parse(today) - Date.parse(list.date)) / 86_400_000);
  const all = coverage(list, locked.all);
  const production = coverage(list, locked.production);
  const lines = [
    `${list.advisories.length} advisories as of ${list.date}, ${days} days old: ${list.source}.`,
    `They cover ${all.covered} of ${all.names} locked packages, ${production.covered} of ${production.names} that production runs.`,
  ];
  if (all.covered < all.names)
    lines.push('NOT COVERED are the others: run `npm run audit -- refresh` where the registry answers.');
  if (days > staleAfterDays)
    lines.push(`STALE: older than ${staleAfterDays} days. Run \`npm run audit -- refresh\`.`);
  return [...lines, ...describeDeprecated(list, locked.all)];
}

function coverage({ packages }: Advisories, locked: readonly LockedPackage[]) {
  const names = new Set(locked.map(({ name }) => name));
  const covered =
    packages === 'all' ? names.size : [...names].filter(name => Object.hasOwn(packages, name)).length;
  return { names: names.size, covered };
}

function describeDeprecated({ deprecated }: Advisories, locked: readonly LockedPackage[]): string[] {
  if (deprecated === undefined) return ['Deprecated versions are NOT KNOWN: no registry has told them yet.'];
  const still = deprecated.versions.filter(one =>
    locked.some(({ name, version }) => name === one.name && version === one.version),
  );
  return [
    `${still.length} locked versions were deprecated on ${deprecated.date}.`,
    ...still.map(({ name, version, message }) => `- ${name} ${version} is deprecated: ${message}`),
  ];
}
