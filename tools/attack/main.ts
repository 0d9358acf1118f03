import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { provide } from '../databases/install';
import { root } from '../source-hash';
import { type Attacked, report, summary } from './finding';
import type { Target } from './http';
import { withTarget } from './kavel';
import { readOperations } from './operations';
import { probes } from './probes';
import { makeOwned } from './probes/owned';
import { leakIn, type Probed, type Stage } from './probes/probe';
import { ffuf } from './programs/ffuf';
import type { Program } from './programs/program';
import { sqlmap } from './programs/sqlmap';
import { wapiti } from './programs/wapiti';
import { signIn } from './sign-in';

const folder = resolve(root, '.cache/attack');
const programs: readonly Program[] = [ffuf, wapiti, sqlmap];

const usage = `Usage: npm run attack [-- name…]

Starts a Kavel of its own on this machine and attacks it: ${[...programs, ...probes].map(({ name }) => name).join(', ')}.
Reports are written to .cache/attack. Ends with 1 when anything is found.`;

async function timed(attack: string, work: () => Promise<Probed>): Promise<Attacked> {
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1_000;
  try {
    const { tried, findings } = await work();
    return { attack, tried, findings: findings.map(one => ({ ...one, attack })), seconds: seconds() };
  } catch (error) {
    const evidence = error instanceof Error ? error.message : String(error);
    const failed = { attack, title: 'the attack itself broke', where: attack, evidence };
    return { attack, tried: '', findings: [failed], seconds: seconds() };
  }
}

async function assault(program: Program, stage: Stage, owned: string): Promise<Attacked> {
  const { name, executable } = program;
  try {
    await provide(name, () => existsSync(executable));
  } catch (error) {
    const skipped = error instanceof Error ? error.message : String(error);
    return { attack: name, tried: '', findings: [], skipped, seconds: 0 };
  }
  const own = join(folder, name);
  mkdirSync(own, { recursive: true });
  return timed(name, () => program.run({ ...stage, owned, folder: own }));
}

/** Reads the gateway's counters: every internal error is a finding. */
async function serverErrors(target: Target): Promise<Probed> {
  const { body } = await target.ask('/metrics');
  const counted = body
    .split('\n')
    .filter(line => /^kavel_http_request_duration_seconds_count\{.*status="5\d\d"/.test(line));
  const alive = await target.ask('/readyz');
  const findings = counted.map(line => ({
    title: 'an error of the server',
    where: line,
    evidence: 'in /metrics',
  }));
  if (alive.status !== 200 || leakIn(alive) !== null) {
    findings.push({
      title: 'Kavel is not ready any more',
      where: 'GET /readyz',
      evidence: alive.body.slice(0, 200),
    });
  }
  return { tried: 'errors that the gateway counted', findings };
}

async function attack(target: Target, names: readonly string[]): Promise<Attacked[]> {
  const operations = await readOperations(target);
  const stage: Stage = {
    target,
    operations,
    owner: await signIn(target, 'manager'),
    stranger: await signIn(target, 'admin'),
    member: await signIn(target, 'member'),
  };
  const { portfolio: owned } = await makeOwned(stage, 'Attacked');
  const chosen = (name: string) => names.length === 0 || names.includes(name);
  const attacks: Attacked[] = [];
  const note = (attacked: Attacked) => {
    attacks.push(attacked);
    console.log(summary(attacked));
  };
  for (const program of programs.filter(({ name }) => chosen(name)))
    note(await assault(program, stage, owned));
  for (const { name, run } of probes.filter(probe => chosen(probe.name)))
    note(await timed(name, () => run(stage)));
  note(await timed('errors of the server', () => serverErrors(target)));
  return attacks;
}

async function main(names: string[]): Promise<number> {
  const known = new Set<string>([...programs, ...probes].map(({ name }) => name));
  if (names.some(name => !known.has(name))) {
    console.error(usage);
    return 2;
  }
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const attacks = await withTarget(target => attack(target, names));
  writeFileSync(join(folder, 'findings.json'), JSON.stringify(attacks, null, 2));
  console.log(`\n${report(attacks)}\nReports are in .cache/attack.`);
  return attacks.some(({ findings }) => findings.length > 0) ? 1 : 0;
}

process.exitCode = await main(process.argv.slice(2));
