import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contractVersion, type Registry } from '@kavel/contracts';
import { publishedRemotes } from './published-remotes';

let folder: string;
const complaints: string[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kavel-published-'));
  complaints.length = 0;
});
afterEach(() => rmSync(folder, { recursive: true }));

const title = { nl: 'a', en: 'a', de: 'a' };

function point(version: string): void {
  const registry: Registry = {
    remotes: [
      {
        name: 'scores',
        version,
        contract: contractVersion,
        container: 'scores',
        entry: `/remotes/scores/${version}/mf-manifest.json`,
        routes: [{ path: '/passport', module: './Passport', permission: null, title, topBar: true }],
        navigation: [],
      },
    ],
  };
  writeFileSync(join(folder, 'registry.json'), JSON.stringify(registry));
}

const open = () => publishedRemotes(folder, problem => complaints.push(problem));

test('follows the pointer without a restart, from an empty folder on', () => {
  const source = open();
  expect(source.registry().remotes).toEqual([]);
  point('v1');
  expect(source.registry().remotes.map(({ version }) => version)).toEqual(['v1']);
  point('v2-and-more');
  expect(source.registry().remotes.map(({ version }) => version)).toEqual(['v2-and-more']);
});

test('a registry that was broken by hand is told of once, and the one before goes on', () => {
  const source = open();
  point('v1');
  source.registry();
  writeFileSync(join(folder, 'registry.json'), '{"remotes": [');
  expect(source.registry().remotes.map(({ version }) => version)).toEqual(['v1']);
  source.registry();
  expect(complaints).toHaveLength(1);
});

test('has every version that is in the folder, and nothing outside of it', () => {
  mkdirSync(join(folder, 'store/scores/v1'), { recursive: true });
  mkdirSync(join(folder, 'secret/v1'), { recursive: true });
  const source = publishedRemotes(join(folder, 'store'));
  expect(source.folderOf('scores', 'v1')).toBe(join(folder, 'store/scores/v1'));
  expect(source.folderOf('scores', 'v2')).toBeNull();
  expect(source.folderOf('../secret', 'v1')).toBeNull();
  expect(source.folderOf('..', '..')).toBeNull();
  expect(source.folderOf('scores', '../../../secret')).toBeNull();
});
