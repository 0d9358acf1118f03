import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const longestFile = 280;
const code = /\.(ts|tsx|mjs|cjs)$/;
const skipped = new Set(['node_modules', 'dist', 'generated']);

export interface FolderSize {
  folder: string;
  files: number;
  lines: number;
}

export interface LongFile {
  file: string;
  lines: number;
}

/** Sizes of folders directly below a service's src, and of files directly in it; without tests and migrations. */
export function serviceFolderSizes(root: string): FolderSize[] {
  return services(root).flatMap(service => {
    const src = join(service, 'src');
    const files = filesBelow(join(root, src)).filter(isCounted);
    const byFolder = Map.groupBy(files, file => {
      const [first = '', ...deeper] = relative(join(root, src), file).split('/');
      return deeper.length > 0 ? join(src, first) : `${src} (loose)`;
    });
    return [...byFolder].map(([folder, own]) => ({
      folder,
      files: own.length,
      lines: own.reduce((sum, file) => sum + lineCount(file), 0),
    }));
  });
}

/** Files of the services above 280 lines, including tests, the longest first. */
export function longFiles(root: string): LongFile[] {
  return services(root)
    .flatMap(service => filesBelow(join(root, service)))
    .map(file => ({ file: relative(root, file), lines: lineCount(file) }))
    .filter(({ lines }) => lines > longestFile)
    .sort((a, b) => b.lines - a.lines);
}

function isCounted(file: string): boolean {
  return !/\.test\.tsx?$|\/testing(\/|\.ts$)|\/migrations\//.test(file);
}

function services(root: string): string[] {
  return readdirSync(join(root, 'services'))
    .filter(name => existsSync(join(root, 'services', name, 'package.json')))
    .map(name => join('services', name));
}

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : filesBelow(join(folder, entry.name));
    return code.test(entry.name) ? [join(folder, entry.name)] : [];
  });
}

function lineCount(file: string): number {
  return readFileSync(file, 'utf8').split('\n').length - 1;
}
