import type { IFlattenedRuleSet, IForbiddenRuleType } from 'dependency-cruiser';
import { insides } from './insides';
import { buildFiles, type Home, homes, libraryPattern, type Part, parts, testFiles } from './table';

/** Any package folder. */
const anyPart = '^(?:host|deploy|tools|e2e|(?:remotes|shared|services)/[^/]+)/';

/** The table as rules of dependency-cruiser. */
export function makeRules(): IFlattenedRuleSet {
  return { forbidden: [...parts.flatMap(rulesOfPart), ...homes.map(ruleOfHome), ...insides] };
}

/** Production code, tests and build files have separate lists. */
function rulesOfPart(part: Part, position: number): IForbiddenRuleType[] {
  const others = parts.slice(0, position).map(({ folder }) => folderPattern(folder));
  const rule = (path: string, pathNot: string[], may: readonly string[]): IForbiddenRuleType => ({
    name: `imports-of-${part.folder}`,
    severity: 'error',
    comment: part.instead,
    from: { path, pathNot: [...others, ...pathNot] },
    to: { path: anyPart, pathNot: ['^$1/', ...may.map(folderPattern)] },
  });
  const { folder, may, testsMay = [] } = part;
  const own = `(${folderSource(folder)})/`;
  return [
    rule(`^${own}`, [testFiles.source, buildFiles.source], may),
    rule(`^(?=.*(?:${testFiles.source}))${own}`, [], [...may, ...testsMay, 'shared/testing']),
    rule(`^(?=.*(?:${buildFiles.source}))${own}`, [], [...may, 'tools']),
  ];
}

function ruleOfHome({ name, libraries, at, testsToo, instead }: Home): IForbiddenRuleType {
  const places = at.map(place => (typeof place === 'string' ? folderPattern(place) : place.source));
  return {
    name: `only-there-${name}`,
    severity: 'error',
    comment: instead,
    from: { pathNot: testsToo ? [...places, testFiles.source] : places },
    to: { path: libraries.map(libraryPattern) },
  };
}

function folderPattern(folder: string): string {
  return `^${folderSource(folder)}/`;
}

function folderSource(folder: string): string {
  return folder.replaceAll('*', '[^/]+');
}
