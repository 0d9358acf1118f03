import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const indexes = readdirSync(__dirname, { withFileTypes: true })
  .filter(entry => entry.isDirectory() && entry.name !== 'theme')
  .map(({ name }) => join(__dirname, name, 'index.ts'));

const read = (file: string) => readFileSync(file, 'utf8');

test('no entry exports the UI library itself', () => {
  expect(indexes.length).toBeGreaterThan(3);
  expect(indexes.filter(file => read(file).includes('@chakra-ui'))).toEqual([]);
});

test('layout components are listed by name, without any factory for styled components', () => {
  const imports = read(join(__dirname, 'core/primitives.ts')).matchAll(
    /import \{([^}]*)\} from '@chakra-ui\/react\/[^']*'/g,
  );
  const names = [...imports].flatMap(([, list = '']) => list.split(',').map(name => name.trim()));
  expect(names).toEqual(['Box', 'Flex', 'Grid', 'HStack', 'Stack', 'Text']);
});
