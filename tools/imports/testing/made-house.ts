import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Empty packages installed in the test repository. */
const libraries = [
  '@chakra-ui/react',
  '@duckdb/node-api',
  '@tanstack/react-query',
  'd3-scale',
  'fastify',
  'jest',
  'jwt-decode',
  'kysely',
  'ol',
  'pg',
  'react',
  'react-router-dom',
  'rxjs',
  'zod',
]; // prettier

/** Writes packages with these files below `root`: file → its content. Every package declares all others. */
export function makeHouse(root: string, files: Readonly<Record<string, string>>): void {
  const folders = [...new Set(Object.keys(files).map(packageFolder))];
  const declared = [...folders.map(packageName), ...libraries];
  write(root, 'package.json', JSON.stringify({ name: 'house', devDependencies: { jest: '1' } }));
  for (const library of libraries) {
    write(root, `node_modules/${library}/package.json`, JSON.stringify({ name: library, main: 'index.js' }));
    write(root, `node_modules/${library}/index.js`, '');
  }
  for (const folder of folders) {
    const dependencies = Object.fromEntries(declared.map(name => [name, '1']));
    const manifest = { name: packageName(folder), exports: { '.': './src/index.ts' }, dependencies };
    write(root, `${folder}/package.json`, JSON.stringify(manifest));
    write(root, `${folder}/src/index.ts`, 'export {};');
    const link = join(root, 'node_modules', packageName(folder));
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, folder), link, 'dir');
  }
  for (const [file, content] of Object.entries(files)) write(root, file, content);
}

/** `@house/portfolio` for `services/portfolio`. */
function packageName(folder: string): string {
  return `@house/${folder.split('/').at(-1)}`;
}

function packageFolder(file: string): string {
  return /^(?:(?:remotes|shared|services)\/)?[^/]+/.exec(file)?.[0] ?? file;
}

function write(root: string, file: string, content: string): void {
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
