import {
  type BadProjectCell,
  type ProjectImportCounts,
  type ProjectImportRow,
  type ProjectRowOutcome,
  type ProjectRowResult,
  projectRowOutcomes,
  type ReadProject,
  readProjectRow,
} from '@kavel/contracts/projects';
import {
  emptyProject,
  nowhere,
  type ProjectContent,
  type ProjectPlace,
  saysTheSame,
} from './project-content';

/** A row of the file, read; without a project where it is rejected. */
export interface ReadRow {
  line: number;
  project: ReadProject | null;
  problems: BadProjectCell[];
}

/** Reads all rows. Of rows with the same key the first counts. */
export function readRows(rows: readonly ProjectImportRow[]): ReadRow[] {
  const seen = new Set<string>();
  return rows.map(({ line, cells }) => {
    const { project, problems } = readProjectRow(cells);
    if (project === null) return { line, project, problems };
    if (seen.has(project.issue_key)) {
      return { line, project: null, problems: [{ column: 'issue_key', problem: 'repeated' }] };
    }
    seen.add(project.issue_key);
    return { line, project, problems };
  });
}

/** What the catalogue says of an address. */
export type AddressMatch =
  | { outcome: 'matched'; place: ProjectPlace }
  | { outcome: 'ambiguous' | 'not-found' };

/** The addresses to be matched, each once: those that no import wrote to the project before. */
export function addressesToMatch(
  rows: readonly ReadRow[],
  known: ReadonlyMap<string, KnownProject>,
): string[] {
  const addresses = rows.flatMap(({ project }) => {
    const before = project && known.get(project.issue_key)?.content;
    return project?.address && project.address !== before?.importedAddress ? [project.address] : [];
  });
  return [...new Set(addresses)];
}

export interface KnownProject {
  id: string;
  content: ProjectContent;
}

/** A project that an import writes: what it was before (null: it is new) and what it is then. */
export interface ProjectWrite {
  id: string;
  before: ProjectContent | null;
  after: ProjectContent;
}

export interface ImportPlan {
  writes: ProjectWrite[];
  results: ProjectRowResult[];
  counts: ProjectImportCounts;
}

interface Known {
  projects: ReadonlyMap<string, KnownProject>;
  matches: ReadonlyMap<string, AddressMatch>;
  newId: () => string;
}

/** What an import does to each project. */
export function planImport(rows: readonly ReadRow[], { projects, matches, newId }: Known): ImportPlan {
  const writes: ProjectWrite[] = [];
  const results = rows.map(({ line, project, problems }): ProjectRowResult => {
    if (project === null) return { line, issue_key: null, outcome: 'rejected', place: 'none', problems };
    const known = projects.get(project.issue_key);
    const before = known?.content ?? null;
    const after = contentAfter(before, project, matches);
    const outcome = outcomeOf(before, after);
    if (outcome !== 'unchanged') writes.push({ id: known?.id ?? newId(), before, after });
    const place = placeOf(after, project.address ? matches.get(project.address) : undefined);
    return { line, issue_key: project.issue_key, outcome, place, problems };
  });
  return { writes, results, counts: countsOf(results) };
}

function contentAfter(
  before: ProjectContent | null,
  { address, ...said }: ReadProject,
  matches: ReadonlyMap<string, AddressMatch>,
): ProjectContent {
  const start = before ?? emptyProject(said.issue_key);
  const content = { ...start, ...said };
  if (address === undefined || address === start.importedAddress) return content;
  const match = address === null ? undefined : matches.get(address);
  const place = match?.outcome === 'matched' ? match.place : { ...nowhere, address };
  return { ...content, ...place, importedAddress: address };
}

function outcomeOf(before: ProjectContent | null, after: ProjectContent): ProjectRowOutcome {
  if (before === null) return 'created';
  return saysTheSame(before, after) ? 'unchanged' : 'updated';
}

function placeOf(
  { lon, address }: ProjectContent,
  match: AddressMatch | undefined,
): ProjectRowResult['place'] {
  if (lon !== null) return 'matched';
  return address === null ? 'none' : (match?.outcome ?? 'not-found');
}

function countsOf(results: readonly ProjectRowResult[]): ProjectImportCounts {
  const count = (outcome: ProjectRowOutcome) => results.filter(one => one.outcome === outcome).length;
  return Object.fromEntries(
    projectRowOutcomes.map(outcome => [outcome, count(outcome)]),
  ) as ProjectImportCounts;
}

/** What undoing an import writes; `kept` are projects that were changed after it, or deleted, by key. */
export function planUndo(
  writes: readonly ProjectWrite[],
  current: ReadonlyMap<string, ProjectContent>,
): { deleted: string[]; restored: { id: string; content: ProjectContent }[]; kept: string[] } {
  const untouched = writes.filter(({ id, after }) => {
    const now = current.get(id);
    return now !== undefined && saysTheSame(now, after);
  });
  const free = new Set(untouched);
  return {
    deleted: untouched.filter(({ before }) => before === null).map(({ id }) => id),
    restored: untouched.flatMap(({ id, before }) => (before === null ? [] : [{ id, content: before }])),
    kept: writes.filter(write => !free.has(write)).map(({ after }) => after.issue_key),
  };
}
