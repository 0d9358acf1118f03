import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { defineRemote } from '@kavel/contracts';
import { withWorkingCopy } from '../working-copy';
import { checkName, NameRefused, writeRemote } from './new-remote';

const title = { nl: 'Kaart', en: 'Map', de: 'Karte' };
const others = [
  defineRemote({
    name: 'map-workspace',
    routes: [{ path: '/search', module: './SearchPage', permission: null, title }],
  }),
];

describe('the name of a new remote', () => {
  it.each(['market-watch', 'a1', 'outlook'])('may be %s', name => {
    expect(() => checkName(name, others)).not.toThrow();
  });

  it.each([
    ['', 'is no name'],
    ['Market', 'is no name'],
    ['../evil', 'is no name'],
    ['a--b', 'is no name'],
    ['login', 'a path of Kavel itself'],
    ['search', 'belongs to the remote map-workspace'],
    ['map-workspace', 'begin alike'],
    ['map', 'begin alike'],
    ['map-workspace-two', 'begin alike'],
  ])('may not be “%s”', (name, reason) => {
    expect(() => checkName(name, others)).toThrow(NameRefused);
    expect(() => checkName(name, others)).toThrow(reason);
  });
});

/** Runs a tool of the workspace in the copy; fails with its output. */
function run(copy: string, tool: string, ...options: string[]): void {
  const { status, stdout, stderr } = spawnSync(join(copy, 'node_modules/.bin', tool), options, {
    cwd: copy,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${tool} ended with ${status}\n${stdout}\n${stderr}`);
}

it('passes lint, types and its own test when created', async () => {
  await withWorkingCopy(async copy => {
    const files = writeRemote(copy, 'market-watch');
    expect(files).toContain('remotes/market-watch/src/pages/market-watch-page.tsx');
    // Replaces the links of `pnpm install`.
    symlinkSync(
      resolve(copy, 'remotes/marketing/node_modules'),
      join(copy, 'remotes/market-watch/node_modules'),
    );
    writeFileSync(
      join(copy, 'tsconfig.new.json'),
      JSON.stringify({ extends: './tsconfig.json', include: ['remotes/market-watch', 'tools/jest'] }),
    );
    run(copy, 'biome', 'check', 'remotes/market-watch', 'e2e/specs/market-watch.spec.ts');
    run(copy, 'tsc', '-p', 'tsconfig.new.json');
    run(copy, 'jest', '--selectProjects', 'browser', '--testPathPatterns', 'remotes/market-watch/');
  });
}, 240_000);

it('does not overwrite existing files, and leaves nothing partial', async () => {
  await withWorkingCopy(async copy => {
    expect(() => writeRemote(copy, 'marketing')).toThrow('remotes/marketing is there already');
    writeFileSync(join(copy, 'e2e/specs/outlook.spec.ts'), '');
    expect(() => writeRemote(copy, 'outlook')).toThrow('e2e/specs/outlook.spec.ts is there already');
    expect(existsSync(join(copy, 'remotes/outlook'))).toBe(false);
    expect(readdirSync(join(copy, 'remotes')).filter(name => name.startsWith('.'))).toEqual([]);
  });
});
