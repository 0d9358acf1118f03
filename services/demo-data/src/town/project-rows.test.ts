import { projectStatuses, readProjectRow } from '@kavel/contracts/projects';
import { buildTown } from './plan';
import { projectRows } from './project-rows';

const seed = 7;
const today = new Date('2026-11-23T12:00:00Z');
const { rows } = projectRows(buildTown({ seed, everyNth: 6 }), seed, today);
const projects = rows.map(({ cells }) => readProjectRow(cells));

test('each row can be imported, has a key of its own and says that it is fictional', () => {
  expect(projects.flatMap(({ problems }) => problems)).toEqual([]);
  const keys = projects.map(({ project }) => project?.issue_key);
  expect(new Set(keys).size).toBe(rows.length);
  expect(rows.every(({ cells }) => cells.title?.endsWith('(fictief)'))).toBe(true);
});

test('every column of the board has some, and dates agree with the status', () => {
  for (const status of projectStatuses) {
    const ofStatus = projects.filter(({ project }) => project?.status === status);
    expect([status, ofStatus.length > 1]).toEqual([status, true]);
  }
  for (const { project } of projects) {
    const isClosed = project?.status === 'done' || project?.status === 'cancelled';
    expect([project?.issue_key, project?.closed !== null]).toEqual([project?.issue_key, isClosed]);
    if (isClosed) expect(project.closed).toMatch(/^2026-/);
    if (project?.due) expect(project.due >= (project.start ?? '')).toBe(true);
  }
});

test('some have no address and no order', () => {
  expect(projects.filter(({ project }) => project?.address === null).length).toBeGreaterThan(1);
  expect(projects.filter(({ project }) => project?.parent_key === null).length).toBeGreaterThan(1);
});
