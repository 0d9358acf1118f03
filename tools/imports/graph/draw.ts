import { checkImports } from '../check';
import type { Breach } from '../judge';
import { undeclaredRule } from '../undeclared';
import { type PackageEdge, packageCircles, packageEdges } from './packages';
import { longFiles, serviceFolderSizes } from './sizes';

const inBrowser = /^(host|remotes|shared)/;

/** Import graph and sizes of a working copy, as Markdown. */
export async function drawGraph(root: string): Promise<string> {
  const { modules, found } = await checkImports(root);
  const edges = packageEdges(modules);
  const running = edges.filter(edge => edge.running > 0);
  return [
    '## Packages',
    'Imports by files that run: those of tests and build files are not drawn.',
    mermaid(running.filter(({ from }) => !inBrowser.test(from))),
    mermaid(running.filter(({ from }) => inBrowser.test(from))),
    table(['from', 'to', 'imports that run', 'with tests and build'], edges.map(edgeRow)),
    section(
      'Cycles of packages',
      packageCircles(running).map(names => names.join(' ⇄ ')),
    ),
    section(
      'Cycles of files',
      of(found, 'cycle').map(({ to }) => to),
    ),
    section(
      'Undeclared dependencies',
      of(found, undeclaredRule).map(({ from, to }) => `${from} → ${to}`),
    ),
    '## Folders directly below src of each service',
    'Tests, helpers of tests and migrations are not counted.',
    table(
      ['folder', 'files', 'lines'],
      serviceFolderSizes(root).map(({ folder, files, lines }) => [folder, files, lines]),
    ),
    section(
      'Files of services above 280 lines',
      longFiles(root).map(({ file, lines }) => `${file}: ${lines}`),
    ),
  ].join('\n\n');
}

function of(found: readonly Breach[], rule: string): Breach[] {
  return found.filter(breach => breach.rule === rule);
}

function edgeRow({ from, to, running, all }: PackageEdge): (string | number)[] {
  return [from, to, running, all];
}

function mermaid(edges: readonly PackageEdge[]): string {
  const lines = edges.map(({ from, to, running }) => `  ${node(from)} -->|${running}| ${node(to)}`);
  return ['```mermaid', 'flowchart LR', ...lines, '```'].join('\n');
}

function node(name: string): string {
  return `${name.replaceAll(/[^a-z]/g, '_')}["${name}"]`;
}

function table(head: string[], rows: (string | number)[][]): string {
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function section(title: string, lines: string[]): string {
  return `## ${title}: ${lines.length}\n\n${lines.map(line => `- ${line}`).join('\n') || 'None.'}`;
}
