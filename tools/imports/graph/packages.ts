import type { IModule } from 'dependency-cruiser';
import { buildFiles, testFiles } from '../table';

export interface PackageEdge {
  from: string;
  to: string;
  /** Imports by production files; the others are by tests and build files. */
  running: number;
  all: number;
}

/** Imports between packages, with their number. */
export function packageEdges(modules: readonly IModule[]): PackageEdge[] {
  const edges = new Map<string, PackageEdge>();
  for (const { source, dependencies } of modules) {
    const from = packageOf(source);
    const runs = !testFiles.test(source) && !buildFiles.test(source);
    for (const { resolved } of dependencies) {
      const to = packageOf(resolved);
      if (from === null || to === null || from === to) continue;
      const edge = edges.get(`${from} ${to}`) ?? { from, to, running: 0, all: 0 };
      edges.set(`${from} ${to}`, { ...edge, running: edge.running + Number(runs), all: edge.all + 1 });
    }
  }
  return [...edges.values()].sort((a, b) => a.from.localeCompare(b.from) || a.to.localeCompare(b.to));
}

/** Null for a file outside the packages of the repository. */
function packageOf(path: string): string | null {
  return /^(?:host|deploy|tools|e2e|(?:remotes|shared|services)\/[^/]+)(?=\/)/.exec(path)?.[0] ?? null;
}

/** Groups of packages with cyclic imports. */
export function packageCircles(edges: readonly PackageEdge[]): string[][] {
  const names = [...new Set(edges.map(({ from }) => from))];
  const reached = new Map(names.map(name => [name, reachedFrom(name, edges)]));
  const bothWays = (a: string, b: string) => reached.get(a)?.has(b) && reached.get(b)?.has(a);
  const groups = Map.groupBy(
    names.filter(name => bothWays(name, name)),
    name => names.filter(other => bothWays(name, other)).join(' '),
  );
  return [...groups.values()];
}

function reachedFrom(name: string, edges: readonly PackageEdge[]): Set<string> {
  const seen = new Set<string>();
  const follow = (from: string) => {
    for (const edge of edges) {
      if (edge.from !== from || seen.has(edge.to)) continue;
      seen.add(edge.to);
      follow(edge.to);
    }
  };
  follow(name);
  return seen;
}
