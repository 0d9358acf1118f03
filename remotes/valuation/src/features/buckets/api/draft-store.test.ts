import { readDraft, writeDraft } from './draft-store';

const draft = {
  kantoor: { name: 'Kantoor', reason: null, unitIds: ['6f6df1f5-7a4b-4b6c-9f3a-3c1d8f0d2b11'] },
};

afterEach(() => sessionStorage.clear());

test('a draft is read back for its own valuation only, until it is deleted', () => {
  writeDraft('een', draft);
  expect(readDraft('een')).toEqual(draft);
  expect(readDraft('twee')).toBeNull();
  writeDraft('een', null);
  expect(readDraft('een')).toBeNull();
});

test.each(['{broken', '{"a":1}'])('what cannot be read is no draft: %s', stored => {
  sessionStorage.setItem('kavel.buckets.een', stored);
  expect(readDraft('een')).toBeNull();
});
