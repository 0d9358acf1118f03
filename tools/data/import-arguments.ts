import { parseArgs } from 'node:util';
import { hasMapping, type ImportKind, importKinds } from '@kavel/catalogue-import';

/** Files of one kind. */
export interface FilesOfKind {
  kind: ImportKind;
  paths: readonly string[];
}

export interface ImportArguments {
  /** Imported together; the options below are of the only one. */
  files: readonly [FilesOfKind, ...FilesOfKind[]];
  map: readonly string[];
  mapping: string | undefined;
  saveMapping: string | undefined;
  year: number | undefined;
  preview: boolean;
}

/** Kinds whose files may not say of which year they are. */
const yearKinds: readonly ImportKind[] = ['area-figures', 'climate', 'energy-facts', 'measures'];

/** A text says what is wrong with the arguments. */
export function readImportArguments(args: readonly string[]): ImportArguments | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        map: { type: 'string', multiple: true, default: [] },
        mapping: { type: 'string' },
        'save-mapping': { type: 'string' },
        year: { type: 'string' },
        preview: { type: 'boolean', default: false },
      },
    });
    const files = filesByKind(positionals);
    if (typeof files === 'string') return files;
    const [{ kind }, ...others] = files;
    const { year } = values;
    const mapsColumns = values.map.length > 0 || values.mapping || values['save-mapping'];
    if (others.length > 0 && (mapsColumns || year !== undefined))
      return 'A mapping or a year is of one kind: import that kind by itself.';
    if (mapsColumns && !hasMapping(kind))
      return `A mapping of columns is for customers' own files, not for ${kind}.`;
    if (year !== undefined && !yearKinds.includes(kind))
      return `--year is for ${yearKinds.join(', ')}, not for ${kind}.`;
    if (year !== undefined && !/^(19|20)\d\d$/.test(year))
      return `"${year}" is no year; for instance: --year 2023`;
    return {
      files,
      map: values.map,
      mapping: values.mapping,
      saveMapping: values['save-mapping'],
      year: year === undefined ? undefined : Number(year),
      preview: values.preview,
    };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Each kind takes the files up to the next one. */
function filesByKind(words: readonly string[]): ImportArguments['files'] | string {
  const [first, ...rest] = words;
  const kind = kindOf(first);
  if (!kind) return `There is no kind of import "${first ?? ''}"; there are ${importKinds.join(', ')}.`;
  const next = rest.findIndex(word => kindOf(word) !== undefined);
  const paths = next < 0 ? rest : rest.slice(0, next);
  if (paths.length === 0) return `Which files? For instance: npm run data -- import ${kind} path/to/file`;
  if (next < 0) return [{ kind, paths }];
  const others = filesByKind(rest.slice(next));
  return typeof others === 'string' ? others : [{ kind, paths }, ...others];
}

const kindOf = (word: string | undefined) => importKinds.find(kind => kind === word);
