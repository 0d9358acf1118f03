import { closingOf } from './closing';

const today = '2026-11-23';

it('closes a project today when it becomes done or cancelled', () => {
  const before = { status: 'open', closed: null } as const;
  expect(closingOf(before, { status: 'done' }, today)).toEqual({ closed: today });
  expect(closingOf(before, { status: 'cancelled' }, today)).toEqual({ closed: today });
});

it('reopens it without a date', () => {
  const before = { status: 'done', closed: '2026-10-01' } as const;
  expect(closingOf(before, { status: 'in-progress' }, today)).toEqual({ closed: null });
});

it('keeps the date otherwise', () => {
  const before = { status: 'done', closed: '2026-10-01' } as const;
  expect(closingOf(before, { status: 'cancelled' }, today)).toEqual({});
  expect(closingOf(before, {}, today)).toEqual({});
  expect(
    closingOf({ status: 'open', closed: null }, { status: 'done', closed: '2026-11-01' }, today),
  ).toEqual({});
});
