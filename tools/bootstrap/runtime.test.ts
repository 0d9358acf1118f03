import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from '../source-hash';

const read = (file: string) => readFileSync(resolve(root, file), 'utf8');

/** The first capture of every match. */
function found(file: string, pattern: RegExp): string[] {
  return [...read(file).matchAll(pattern)].map(([, major = '']) => major);
}

test('tests, types and the container use the Node.js version that the bootstrap installs', () => {
  const [major] = found('tools/bootstrap/runtime.mjs', /^const version = '(\d+)\./gm);
  expect(major).toMatch(/^\d+$/);
  expect(process.versions.node.split('.')[0]).toBe(major);
  expect(found('pnpm-workspace.yaml', /"@types\/node": (\d+)\./g)).toEqual([major]);
  expect(found('deploy/container/Containerfile', /^FROM node:(\d+)-/gm)).toEqual([major, major]);
});
