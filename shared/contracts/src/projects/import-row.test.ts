import fc from 'fast-check';
import { projectColumns, readProjectRow } from './import-row';
import { projectLimits, projectStatuses } from './lists';
import { newProjectSchema } from './project';
import { statusOfText } from './status-words';

/** What trackers leave between words. */
const spaces = fc.constantFrom('\n', '\r\n', '\t', '\u2028', ' ');
const read = (cells: Parameters<typeof readProjectRow>[0]) =>
  readProjectRow({ issue_key: 'TAX-1', ...cells });

describe('a row of an export', () => {
  it('is parsed', () => {
    const cells = {
      issue_key: ' TAX-12 ',
      parent_key: 'ORDER-3',
      title: 'Taxatie',
      status: 'In Progress',
      start: '02-11-2026',
      due: '18/Dec/26 2:05 PM',
      address: 'Markt 1, Kavelstede',
    };
    expect(readProjectRow(cells)).toEqual({
      problems: [],
      project: {
        issue_key: 'TAX-12',
        parent_key: 'ORDER-3',
        title: 'Taxatie',
        status: 'in-progress',
        start: '2026-11-02',
        due: '2026-12-18',
        address: 'Markt 1, Kavelstede',
      },
    });
  });

  it('leaves fields of unselected columns unchanged, and clears fields of empty cells', () => {
    expect(read({}).project).toEqual({ issue_key: 'TAX-1' });
    expect(read({ due: '', parent_key: '', service: '', status: '' }).project).toEqual({
      issue_key: 'TAX-1',
      due: null,
      parent_key: null,
      service: '',
    });
  });

  it('has lines in its description only', () => {
    const lines = 'eerste\r\ntweede\tregel';
    const { project } = read({ title: lines, service: lines, address: lines, description: lines });
    expect(project).toMatchObject({ title: 'eerste tweede regel', service: 'eerste tweede regel' });
    expect(project?.description).toBe(lines.replace('\r', ''));
    expect(project?.address).toBe('eerste tweede regel');
  });

  it.each([
    ['2026-06-30T14:05:00Z', '2026-06-30'],
    ['30-06-2026', '2026-06-30'],
    ['30/6/2026', '2026-06-30'],
    ['30.06.2026 14:05', '2026-06-30'],
    ['30 mei 2026', '2026-05-30'],
    ['1-okt-26', '2026-10-01'],
    ['1. März 2026', '2026-03-01'],
  ])('parses the date %s as %s', (due, date) => expect(read({ due }).project?.due).toBe(date));

  it.each(['31-02-2026', 'volgende week', '2026', '12-13-2026'])('has no date in %s', due =>
    expect(read({ due }).problems).toEqual([{ column: 'due', problem: 'not-a-date' }]),
  );

  it('is rejected without a key, with an unknown status or a cell that is too long', () => {
    expect(readProjectRow({ title: 'x' }).problems).toEqual([{ column: 'issue_key', problem: 'missing' }]);
    expect(read({ status: 'Wachtkamer' }).problems).toEqual([
      { column: 'status', problem: 'unknown-status' },
    ]);
    const issue_key = 'x'.repeat(projectLimits.key + 1);
    expect(readProjectRow({ issue_key }).problems).toEqual([{ column: 'issue_key', problem: 'too-long' }]);
  });

  it('that is accepted is also valid in a form, for any input', () => {
    const cells = fc.record(
      Object.fromEntries(
        projectColumns.map(column => [
          column,
          fc.string({
            unit: fc.oneof(fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }), spaces),
            maxLength: 90,
          }),
        ]),
      ),
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(cells, written => {
        const { project, problems } = readProjectRow(written);
        expect(project === null).toBe(problems.length > 0);
        if (project === null) return;
        const { address: _, title = project.issue_key, ...fields } = project;
        expect(newProjectSchema.safeParse({ ...fields, title }).error).toBeUndefined();
      }),
    );
  });
});

it('recognises every status by its own name', () => {
  for (const status of projectStatuses) expect(statusOfText(status.toUpperCase())).toBe(status);
  expect(statusOfText('Te doen')).toBe('open');
  expect(statusOfText('In Prüfung')).toBe('in-review');
  expect(statusOfText('')).toBeNull();
});
