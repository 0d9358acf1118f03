import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runTypeScript } from './run';
import { root, sourceHash } from './source-hash';
import { withWorkingCopy } from './working-copy';

/** Where the builds of the version before this one are kept, laid out like the project. */
const kept = resolve(root, '.cache/previous');
const stampFile = join(kept, '.built-from');
/** What a front-end is built from. */
const sources = ['host', 'remotes', 'shared', 'tools'];

const git = (...options: string[]) =>
  execFileSync('git', options, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/**
 * The version before this one: the last tag, else the last commit before the present one that changed what
 * is built. Null in a clone without history: then the same sources are built a second time.
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
      // No tag, or no history: the next way.
    }
  }
  return null;
}

/** Puts the sources of a commit where the present ones are; installed packages stay as they are. */
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

/** Builds the version before this one into .cache/previous, unless it is there. */
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
