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

/** A parsed row of the file; without a project when it is rejected. */
export interface ReadRow {
  line: number;
  project: ReadProject | null;
  problems: BadProjectCell[];
}

/** Parses all rows. Of rows with the same key the first is used. */
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

/** Result of matching an address. */
export type AddressMatch =
  | { outcome: 'matched'; place: ProjectPlace }
  | { outcome: 'ambiguous' | 'not-found' };

/** Distinct addresses to match: those that the last import did not already write to the project. */
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

/** A project written by an import: its previous content (null when new) and its new content. */
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

/** The changes of an import. */
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

/** The changes that undo an import; `kept` lists the keys of projects changed or deleted afterwards. */
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
