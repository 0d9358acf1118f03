import { satisfies } from 'semver';
import { z } from 'zod';
import type { LockedPackage } from './lockfile';

export const severities = ['low', 'moderate', 'high', 'critical'] as const;

export const advisorySchema = z.object({
  id: z.string(),
  package: z.string(),
  /** Range of versions, as npm writes it. */
  vulnerable: z.string(),
  severity: z.enum(severities),
  title: z.string(),
  url: z.url(),
});
export type Advisory = z.infer<typeof advisorySchema>;

/** tools/audit/advisories.json: what was known of our packages on one day. */
export const advisoriesSchema = z.object({
  date: z.iso.date(),
  source: z.string(),
  /** Packages that were looked up; `all` when the registry was asked for every locked one. */
  packages: z.union([z.literal('all'), z.array(z.string())]),
  advisories: z.array(advisorySchema),
});
export type Advisories = z.infer<typeof advisoriesSchema>;

/** tools/audit/accepted.json: advisories and licences that we live with, and why. */
export const acceptedSchema = z.object({
  advisories: z.array(z.object({ id: z.string(), reason: z.string().min(20), until: z.iso.date() })),
  licences: z.array(z.object({ package: z.string(), licence: z.string(), reason: z.string().min(20) })),
});
export type Accepted = z.infer<typeof acceptedSchema>;

export interface AdvisoryFinding extends LockedPackage {
  advisory: Advisory;
}

/** Locked versions with a known advisory above low that nobody accepted, or whose acceptance has ended. */
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

/** How old the list is and what it covers. */
export function describeList(list: Advisories, locked: readonly LockedPackage[], today: string): string[] {
  const days = Math.round((Date.parse(today) - Date.parse(list.date)) / 86_400_000);
  const names = new Set(locked.map(({ name }) => name));
  const covered = list.packages === 'all' ? names.size : list.packages.filter(name => names.has(name)).length;
  const lines = [
    `${list.advisories.length} advisories as of ${list.date}, ${days} days old: ${list.source}.`,
    `They cover ${covered} of ${names.size} locked packages.`,
  ];
  if (covered < names.size)
    lines.push('NOT COVERED are the others: run `npm run audit -- refresh` where the registry answers.');
  if (days > staleAfterDays)
    lines.push(`STALE: older than ${staleAfterDays} days. Run \`npm run audit -- refresh\`.`);
  return lines;
}
