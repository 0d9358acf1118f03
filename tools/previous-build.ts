import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runTypeScript } from './run';
import { root, sourceHash } from './source-hash';
import { withWorkingCopy } from './working-copy';

/** Folder with the builds of the previous version, in the project's layout. */
const kept = resolve(root, '.cache/previous');
const stampFile = join(kept, '.built-from');
/** Inputs of a front-end build. */
const sources = ['host', 'remotes', 'shared', 'tools'];

const git = (...options: string[]) =>
  execFileSync('git', options, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/**
 * The previous version: the last tag, else the last commit before the current one that changed a build input. Null in a
 * clone without history: then the same sources are built twice.
 */
function previousCommit(): string | null {
  for (const ask of [
    ['describe', '--tags', '--abbrev=0', '--match', 'v*', 'HEAD~1'],
    ['log', '-1', '--format=%H', 'HEAD~1', '--', 'host', 'remotes', 'shared'],
  ]) {
    try {
      const found = git(...ask);
      if (found !== '') return git('rev-parse', `${found}^{commit}`);
    } catch {
      // No tag or no history: use the next method.
    }
  }
  return null;
}

/** Checks out the sources of a commit over the current ones; installed packages stay. */
function takeSourcesOf(commit: string, copy: string): void {
  for (const folder of sources) {
    for (const file of git('ls-files', folder).split('\n')) rmSync(join(copy, file), { force: true });
  }
  const archive = execFileSync('git', ['archive', commit, ...sources], { cwd: root, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', copy], { input: archive });
}

function keepBuilds(copy: string, stamp: string): void {
  rmSync(kept, { recursive: true, force: true });
  const remotes = readdirSync(join(copy, 'remotes')).map(name => `remotes/${name}`);
  for (const target of ['host', ...remotes]) {
    const dist = join(copy, target, 'dist');
    if (!existsSync(dist)) continue;
    mkdirSync(join(kept, target), { recursive: true });
    cpSync(dist, join(kept, target, 'dist'), { recursive: true });
  }
  writeFileSync(stampFile, stamp);
}

/** Builds the previous version into .cache/previous, unless it exists. */
async function main(): Promise<void> {
  const commit = previousCommit();
  const stamp = commit ?? sourceHash(sources);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  console.log(
    `building ${commit ? `the version before this one, ${commit.slice(0, 12)}` : 'this version a second time: there is no history'}`,
  );
  await withWorkingCopy(async copy => {
    if (commit) takeSourcesOf(commit, copy);
    await runTypeScript('tools/build.ts', [], { cwd: copy });
    keepBuilds(copy, stamp);
  });
}

await main();
