import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { packageFolders } from '../imports/folders';

const root = resolve(__dirname, '../..');
const decisions = join(root, 'docs/decisions');
const pages = readdirSync(decisions).filter(name => /^\d{4}-.*\.md$/.test(name));

function read(...path: string[]): string {
  return readFileSync(join(root, ...path), 'utf8');
}

function markdownBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.md'))
    .map(name => join(folder, name));
}

/** Broken relative links of a page. */
function deadLinks(page: string): string[] {
  const targets = [...readFileSync(page, 'utf8').matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, to = '']) => to);
  return targets
    .filter(to => !/^[a-z]+:/.test(to) && !existsSync(resolve(dirname(page), to)))
    .map(to => `${relative(root, page)} → ${to}`);
}

it('lists every decision in docs/decisions/README.md', () => {
  const list = read('docs/decisions/README.md');
  expect(pages.filter(page => !list.includes(`(${page})`))).toEqual([]);
});

it.each(pages)('keeps decision %s on one page', page => {
  expect(read('docs/decisions', page).split('\n').length).toBeLessThanOrEqual(61);
});

it('has a README in every package', () => {
  expect(packageFolders(root).filter(folder => !existsSync(join(root, folder, 'README.md')))).toEqual([]);
});

it('links to files that exist', () => {
  const top = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md'].map(name => join(root, name));
  const ofPackages = packageFolders(root).map(folder => join(root, folder, 'README.md'));
  const all = [...top, ...ofPackages.filter(existsSync), ...markdownBelow(join(root, 'docs'))];
  expect(all.flatMap(deadLinks)).toEqual([]);
});
