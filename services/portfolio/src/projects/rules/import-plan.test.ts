import { type ProjectImportRow, projectColumns } from '@kavel/contracts/projects';
import fc from 'fast-check';
import {
  type AddressMatch,
  addressesToMatch,
  type ImportPlan,
  type KnownProject,
  planImport,
  planUndo,
  readRows,
} from './import-plan';
import type { ProjectContent } from './project-content';

const place = { objectId: '9999010000000001', address: 'Markt 1, 1234 AB Kavelstede', lon: 5.9, lat: 52.2 };
/** A catalogue with `Markt 1` only. */
const match = (text: string): AddressMatch =>
  text === 'Markt 1' ? { outcome: 'matched', place } : { outcome: 'not-found' };

type Projects = Map<string, KnownProject>;

function planOf(rows: readonly ProjectImportRow[], projects: Projects): ImportPlan {
  const read = readRows(rows);
  const matches = new Map(addressesToMatch(read, projects).map(text => [text, match(text)]));
  let made = projects.size;
  const newId = () => {
    made += 1;
    return `id ${made}`;
  };
  return planImport(read, { projects, matches, newId });
}

function stored(projects: Projects, { writes }: ImportPlan): Projects {
  const written = writes.map(({ id, after }) => [after.issue_key, { id, content: after }] as const);
  return new Map([...projects, ...written]);
}

const contentsById = (projects: Projects) =>
  new Map<string, ProjectContent>([...projects.values()].map(({ id, content }) => [id, content]));

const rowsOf = (...cells: ProjectImportRow['cells'][]) =>
  cells.map((one, at) => ({ line: at + 2, cells: one }));

const texts: Partial<Record<(typeof projectColumns)[number], string[]>> = {
  issue_key: ['TAX-1', 'TAX-2', 'TAX-3', '', ' TAX-1'],
  status: ['Done', 'To Do', '', 'onbekend'],
  start: ['2026-01-01', '1-2-2026', '', 'ooit'],
  address: ['Markt 1', 'Markt 2', ''],
};
const cell = (column: (typeof projectColumns)[number]) =>
  fc.constantFrom(...(texts[column] ?? ['', 'a', 'b']));
const file = fc
  .array(
    fc.record(Object.fromEntries(projectColumns.map(column => [column, cell(column)])), { requiredKeys: [] }),
    { maxLength: 6 },
  )
  .map(cells => rowsOf(...cells));

describe('an import', () => {
  it('a second time changes nothing', () => {
    fc.assert(
      fc.property(file, file, (before, rows) => {
        const known = stored(new Map(), planOf(before, new Map()));
        const after = stored(known, planOf(rows, known));
        const again = planOf(rows, after);
        expect(again.writes).toEqual([]);
        expect(again.counts.created + again.counts.updated).toBe(0);
      }),
    );
  });

  it('is undone as a whole: created projects are removed, changed ones reverted', () => {
    fc.assert(
      fc.property(file, file, (before, rows) => {
        const known = stored(new Map(), planOf(before, new Map()));
        const plan = planOf(rows, known);
        const undo = planUndo(plan.writes, contentsById(stored(known, plan)));
        expect(undo.kept).toEqual([]);
        expect(undo.deleted).toHaveLength(plan.counts.created);
        const contents = contentsById(known);
        for (const { id, content } of undo.restored) expect(content).toEqual(contents.get(id));
        expect(undo.restored).toHaveLength(plan.counts.updated);
      }),
    );
  });

  it('counts every row once', () => {
    fc.assert(
      fc.property(file, rows => {
        const { counts, results } = planOf(rows, new Map());
        expect(results.map(({ line }) => line)).toEqual(rows.map(({ line }) => line));
        expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(rows.length);
      }),
    );
  });

  it('uses the first of two rows with one key and reports the second', () => {
    const { results } = planOf(rowsOf({ issue_key: 'A-1' }, { issue_key: 'A-1' }), new Map());
    expect(results.map(({ outcome }) => outcome)).toEqual(['created', 'rejected']);
    expect(results[1]?.problems).toEqual([{ column: 'issue_key', problem: 'repeated' }]);
  });

  it('keeps a corrected location until the file has another address', () => {
    const known = stored(new Map(), planOf(rowsOf({ issue_key: 'A-1', address: 'Markt 2' }), new Map()));
    const mended: Projects = new Map(
      [...known].map(([key, { id, content }]) => [key, { id, content: { ...content, ...place } }]),
    );
    expect(planOf(rowsOf({ issue_key: 'A-1', address: 'Markt 2' }), mended).writes).toEqual([]);
    const [write] = planOf(rowsOf({ issue_key: 'A-1', address: 'Markt 3' }), mended).writes;
    expect(write?.after).toMatchObject({ address: 'Markt 3', lon: null, objectId: null });
  });

  it('keeps projects edited afterwards when it is undone, by key', () => {
    const plan = planOf(rowsOf({ issue_key: 'A-1' }, { issue_key: 'A-2' }), new Map());
    const now = contentsById(stored(new Map(), plan));
    const [first] = plan.writes;
    if (first) now.set(first.id, { ...first.after, title: 'Anders' });
    expect(planUndo(plan.writes, now)).toEqual({ deleted: ['id 2'], restored: [], kept: ['A-1'] });
  });
});
