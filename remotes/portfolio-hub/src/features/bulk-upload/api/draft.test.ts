import { emptyDraft, loadDraft, saveDraft } from './draft';

afterEach(() => sessionStorage.clear());

test('a list comes back with its columns, for its own portfolio only', () => {
  const draft = {
    text: 'a;b',
    fileName: 'x.csv',
    roles: ['address' as const, 'annualRent' as const],
    jobId: 'j',
  };
  saveDraft('p1', draft);
  expect(loadDraft('p1')).toEqual(draft);
  expect(loadDraft('p2')).toEqual(emptyDraft);
});

test('a list that was added is no longer a draft', () => {
  saveDraft('p1', { ...emptyDraft, text: 'lijst' });
  saveDraft('p1', null);
  expect(loadDraft('p1')).toEqual(emptyDraft);
});

test('a draft of another build is ignored', () => {
  sessionStorage.setItem('bulk-upload:p1', '{"text":"x","jobId":null,"roles":["colour"]}');
  expect(loadDraft('p1')).toEqual(emptyDraft);
  sessionStorage.setItem('bulk-upload:p1', '{broken');
  expect(loadDraft('p1')).toEqual(emptyDraft);
});
