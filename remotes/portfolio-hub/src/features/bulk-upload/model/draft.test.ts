import { loadDraft, saveDraft } from './draft';
import { emptyUpload } from './upload-state';

afterEach(() => sessionStorage.clear());

test('a checked list comes back with its corrections, to be checked again', () => {
  const state = {
    ...emptyUpload,
    stage: 'checked' as const,
    text: 'a;b',
    fileName: 'x.csv',
    roles: ['address' as const, 'ignore' as const],
    edits: { 3: 'Kerkstraat 3' },
  };
  saveDraft('p1', state);
  expect(loadDraft('p1')).toEqual({ state: { ...state, stage: 'source' }, checked: true });
  expect(loadDraft('p2').state).toEqual(emptyUpload);
});

test('what has been added is no draft any more', () => {
  saveDraft('p1', { ...emptyUpload, text: 'lijst' });
  saveDraft('p1', { ...emptyUpload, text: 'lijst', stage: 'done' });
  expect(loadDraft('p1').state).toEqual(emptyUpload);
});

test('a draft of another build is ignored', () => {
  sessionStorage.setItem('bulk-upload:p1', '{"text":"x","edits":{},"roles":["colour"]}');
  expect(loadDraft('p1').state).toEqual(emptyUpload);
  sessionStorage.setItem('bulk-upload:p1', '{broken');
  expect(loadDraft('p1').state).toEqual(emptyUpload);
});
