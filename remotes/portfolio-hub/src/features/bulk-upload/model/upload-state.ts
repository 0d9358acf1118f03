import type { BatchLine, LineResult } from '@kavel/contracts';
import type { ColumnRole } from './columns';
import { markRepeats, withResults } from './line-results';

/** Where an upload stands. `checking` is `paused` after a cancel or a failure and can go on from there. */
export type Stage = 'source' | 'checking' | 'paused' | 'checked' | 'adding' | 'done';

export interface UploadState {
  stage: Stage;
  text: string;
  /** Null while the text is pasted or typed. */
  fileName: string | null;
  /** The user's correction of the guessed columns. */
  roles: readonly ColumnRole[] | null;
  /** Lines that were mended by hand, by line number. */
  edits: Readonly<Record<number, string>>;
  lines: readonly BatchLine[];
  results: readonly LineResult[];
  failure: unknown;
}

export type UploadAction =
  | { type: 'text-changed'; text: string }
  | { type: 'file-read'; text: string; fileName: string }
  | { type: 'roles-changed'; roles: readonly ColumnRole[] }
  | { type: 'check-started'; lines: readonly BatchLine[] }
  | { type: 'chunk-checked'; results: readonly LineResult[] }
  | { type: 'check-paused'; failure: unknown }
  | { type: 'check-resumed' }
  | { type: 'line-mended'; result: LineResult }
  | { type: 'back-to-source' }
  | { type: 'add-started' }
  | { type: 'add-failed'; failure: unknown }
  | { type: 'added'; results: readonly LineResult[] }
  | { type: 'restarted' };

export const emptyUpload: UploadState = {
  stage: 'source',
  text: '',
  fileName: null,
  roles: null,
  edits: {},
  lines: [],
  results: [],
  failure: null,
};

/** Lines as they are to be checked: those mended before a reload with their mended text. */
export function applyEdits(lines: readonly BatchLine[], edits: UploadState['edits']): BatchLine[] {
  return lines.map(({ line, text }) => ({ line, text: edits[line] ?? text }));
}

function withChunk(state: UploadState, chunk: readonly LineResult[]): UploadState {
  const results = markRepeats([...state.results, ...chunk]);
  return { ...state, results, stage: results.length < state.lines.length ? state.stage : 'checked' };
}

export function uploadReducer(state: UploadState, action: UploadAction): UploadState {
  switch (action.type) {
    case 'text-changed':
      return { ...emptyUpload, text: action.text };
    case 'file-read':
      return { ...emptyUpload, text: action.text, fileName: action.fileName };
    case 'roles-changed':
      return { ...state, roles: action.roles, edits: {} };
    case 'check-started':
      return { ...state, stage: 'checking', lines: action.lines, results: [], failure: null };
    case 'chunk-checked':
      return withChunk(state, action.results);
    case 'check-paused':
      return { ...state, stage: 'paused', failure: action.failure };
    case 'check-resumed':
      return { ...state, stage: 'checking', failure: null };
    case 'line-mended':
      return {
        ...state,
        edits: { ...state.edits, [action.result.line]: action.result.text },
        results: markRepeats(withResults(state.results, [action.result])),
      };
    case 'back-to-source':
      return { ...state, stage: 'source', lines: [], results: [], edits: {}, failure: null };
    case 'add-started':
      return { ...state, stage: 'adding', failure: null };
    case 'add-failed':
      return { ...state, stage: 'checked', failure: action.failure };
    case 'added':
      return { ...state, stage: 'done', results: withResults(state.results, action.results) };
    case 'restarted':
      return emptyUpload;
  }
}
