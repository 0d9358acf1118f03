import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { storiesIn } from './story';

const shared = resolve(__dirname, '../..');
const doors = ['ui/src/core', 'ui/src/forms', 'ui/src/overlays', 'ui/src/data', 'charts/src'];
/** Providers that render nothing themselves. */
const unseen = ['KavelProvider'];

const folders = readdirSync(shared).map(name => join(shared, name, 'src'));
const stories = folders
  .filter(folder => existsSync(folder))
  .flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(file => join(folder, file)),
  )
  .filter(file => file.endsWith('.stories.tsx'))
  .map(file => readFileSync(file, 'utf8'))
  .join('\n');

/** Components exported by a package: names that start with a capital and are not types. */
function componentsOf(door: string): string[] {
  const source = readFileSync(join(shared, door, 'index.ts'), 'utf8');
  const exported = [...source.matchAll(/export \{([^}]*)\}/g)].flatMap(([, names = '']) => names.split(','));
  return exported.map(name => name.trim()).filter(name => /^[A-Z][A-Za-z]*$/.test(name));
}

test.each(doors)('every component of %s has a story', door => {
  const components = componentsOf(door).filter(name => !unseen.includes(name));
  expect(components.length).toBeGreaterThan(2);
  expect(components.filter(name => !stories.includes(`<${name}`))).toEqual([]);
});

test('stories are listed by title, each with its states', () => {
  const Shown = () => null;
  const listed = storiesIn([
    { default: { title: 'ui/Notice' }, Tones: Shown },
    { default: { title: 'ui/Button' }, LinksInText: Shown, Sizes: Shown },
  ]);
  expect(listed.map(({ id, state }) => [id, state])).toEqual([
    ['ui/Button/LinksInText', 'Links In Text'],
    ['ui/Button/Sizes', 'Sizes'],
    ['ui/Notice/Tones', 'Tones'],
  ]);
});
