import { emptyDraft } from './project-draft';
import { basedOn, conflictsOf, edited, parseEdits, unsaved, withEdits, without } from './project-edits';

const stored = { ...emptyDraft('2026-01-01'), title: 'Opname', service: 'Taxatie' };

test('edits lie over what is stored, also when that changes', () => {
  const edits = edited({}, stored, { title: 'Opname II', due: '2026-02-01' });
  expect(withEdits(stored, edits)).toEqual({ ...stored, title: 'Opname II', due: '2026-02-01' });
  const newer = { ...stored, service: 'Advies' };
  expect(withEdits(newer, edits)).toEqual({ ...newer, title: 'Opname II', due: '2026-02-01' });
  expect(conflictsOf(newer, edits)).toEqual([]);
});

test('a field with its stored value again is no edit', () => {
  const edits = edited({}, stored, { title: 'Opname II' });
  expect(edited(edits, stored, { title: 'Opname' })).toEqual({});
  expect(unsaved(edits, { ...stored, title: 'Opname II' })).toEqual({});
});

test('what was typed while saving stays an edit of what was saved', () => {
  const sent = withEdits(stored, edited({}, stored, { title: 'Opname II ' }));
  const saved = { ...stored, title: 'Opname II' };
  const now = edited({}, stored, { title: 'Opname II ', service: 'Advies' });
  expect(basedOn(saved, unsaved(now, sent))).toEqual({ service: { from: 'Taxatie', to: 'Advies' } });
});

test('a field that was changed elsewhere too is a conflict until one of both is chosen', () => {
  const edits = edited({}, stored, { title: 'Opname II', service: 'Advies' });
  const newer = { ...stored, title: 'Anders', due: '2026-03-01' };
  expect(conflictsOf(newer, edits)).toEqual(['title']);
  expect(conflictsOf(newer, basedOn(newer, edits))).toEqual([]);
  expect(withEdits(newer, basedOn(newer, edits)).title).toBe('Opname II');
  expect(withEdits(newer, without(edits, ['title']))).toEqual({ ...newer, service: 'Advies' });
});

test('more typing keeps the value that the first edit replaced', () => {
  const first = edited({}, stored, { title: 'O' });
  const newer = { ...stored, title: 'Anders' };
  expect(conflictsOf(newer, edited(first, newer, { title: 'Op' }))).toEqual(['title']);
});

test('a cleared field is kept as cleared', () => {
  const dated = { ...stored, due: '2026-02-01' };
  const edits = edited(
    edited({}, { ...dated, due: null }, { due: '2026-04-01' }),
    { ...dated, due: null },
    {},
  );
  expect(edits.due).toEqual({ from: null, to: '2026-04-01' });
  expect(parseEdits(JSON.stringify(edited({}, dated, { due: null })))).toEqual({
    due: { from: '2026-02-01', to: null },
  });
});

test('stored text that is not edits is ignored', () => {
  for (const text of [null, '', '{', '[]', '7', '{"title":"x"}', '{"title":{"from":1,"to":2}}'])
    expect(parseEdits(text)).toEqual({});
});
