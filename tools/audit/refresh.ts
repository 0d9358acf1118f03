import { spawnSync } from 'node:child_process';
import { z } from 'zod';
import { type Advisories, severities } from './advisories';

const auditSchema = z.object({
  advisories: z.record(
    z.string(),
    z.object({
      module_name: z.string(),
      vulnerable_versions: z.string(),
      severity: z.enum([...severities, 'info']),
      title: z.string(),
      url: z.url(),
      github_advisory_id: z.string().optional(),
    }),
  ),
});

/** Queries the registry for the advisories of all locked packages, through pnpm. Throws when it does not respond. */
export function askRegistry(root: string, pnpm: string, today: string): Advisories {
  const { stdout, stderr } = spawnSync('npx', ['-y', pnpm, 'audit', '--json'], {
    cwd: root,
    encoding: 'utf8',
    timeout: 120_000,
    maxBuffer: 2 ** 26,
  });
  return {
    ...readAudit(stdout, stderr),
    date: today,
    source: `the registry, by ${pnpm} audit`,
    packages: 'all',
  };
}

export function readAudit(stdout: string, stderr: string): Pick<Advisories, 'advisories'> {
  const parsed = auditSchema.safeParse(jsonOrNull(stdout));
  if (!parsed.success) throw new Error(`The registry gives no advisories: ${(stderr || stdout).trim()}`);
  const advisories = Object.entries(parsed.data.advisories).map(([number, one]) => ({
    id: one.github_advisory_id ?? number,
    package: one.module_name,
    vulnerable: one.vulnerable_versions,
    severity: one.severity === 'info' ? ('low' as const) : one.severity,
    title: one.title,
    url: one.url,
  }));
  return { advisories };
}

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
