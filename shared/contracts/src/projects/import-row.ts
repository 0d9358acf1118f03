import { plainCell, readDateText } from '../calls/cells';
import { type ProjectStatus, projectLimits } from './lists';
import { statusOfText } from './status-words';

/** Meaning of a column in a tracker's export. */
export const projectColumns = [
  'issue_key',
  'parent_key',
  'title',
  'service',
  'status',
  'objectType',
  'start',
  'due',
  'closed',
  'address',
  'description',
] as const;
export type ProjectColumn = (typeof projectColumns)[number];

/** Unparsed cells of one row, for the selected columns. */
export type ProjectCells = Partial<Record<ProjectColumn, string>>;

/** Parsed fields of a row. Fields of unselected columns are missing and stay unchanged. */
export interface ReadProject {
  issue_key: string;
  parent_key?: string | null;
  title?: string;
  service?: string;
  status?: ProjectStatus;
  objectType?: string;
  start?: string | null;
  due?: string | null;
  closed?: string | null;
  address?: string | null;
  description?: string;
}

export const projectCellProblems = [
  'missing',
  'unknown-status',
  'not-a-date',
  'too-long',
  'repeated',
] as const;
export type ProjectCellProblem = (typeof projectCellProblems)[number];

export interface BadProjectCell {
  column: ProjectColumn;
  problem: ProjectCellProblem;
}

const longest: Partial<Record<ProjectColumn, number>> = {
  issue_key: projectLimits.key,
  parent_key: projectLimits.key,
  title: projectLimits.title,
  service: projectLimits.kind,
  objectType: projectLimits.kind,
  address: projectLimits.address,
  description: projectLimits.description,
};

/** Parses a row; used by page and service. A row with a problem is not imported. */
export function readProjectRow(cells: ProjectCells): {
  project: ReadProject | null;
  problems: BadProjectCell[];
} {
  const read: Record<string, string | null> = {};
  const problems: BadProjectCell[] = [];
  for (const column of projectColumns) {
    const cell = cells[column];
    if (cell === undefined) continue;
    const plain = plainCell(cell);
    // Trackers export line breaks in any field; only a description has lines.
    const text = column === 'description' ? plain : plain.replace(/\s+/g, ' ');
    const { value, problem } = readCell(column, text);
    if (problem) problems.push({ column, problem });
    else if (value !== undefined) read[column] = value;
  }
  if (!read.issue_key && problems.every(({ column }) => column !== 'issue_key')) {
    problems.push({ column: 'issue_key', problem: 'missing' });
  }
  const project = problems.length === 0 ? (read as unknown as ReadProject) : null;
  return { project, problems };
}

interface ReadCell {
  /** Undefined leaves the field unchanged. */
  value?: string | null;
  problem?: ProjectCellProblem;
}

function readCell(column: ProjectColumn, text: string): ReadCell {
  if (text.length > (longest[column] ?? Infinity)) return { problem: 'too-long' };
  switch (column) {
    case 'issue_key':
    case 'title':
      return text === '' ? {} : { value: text };
    case 'status':
      return readStatus(text);
    case 'start':
    case 'due':
    case 'closed':
      return readDate(text);
    case 'parent_key':
    case 'address':
      return { value: text === '' ? null : text };
    default:
      return { value: text };
  }
}

function readStatus(text: string): ReadCell {
  if (text === '') return {};
  const value = statusOfText(text);
  return value === null ? { problem: 'unknown-status' } : { value };
}

function readDate(text: string): ReadCell {
  if (text === '' || text === '-') return { value: null };
  const value = readDateText(text);
  return value === null ? { problem: 'not-a-date' } : { value };
}
