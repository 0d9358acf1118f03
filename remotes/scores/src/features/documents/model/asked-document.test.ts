import { allowedTemplates, readAsked, writeAsked } from './asked-document';

const id = '4c1a2f0e-6a55-4f0f-9d2c-0d6d1f0a8b11';
const all = allowedTemplates(['auth.automated-valuation', 'auth.property-pass', 'auth.portfolio-hub']);
const read = (text: string, allowed = all) =>
  readAsked(new URLSearchParams(text), allowed, { language: 'nl' });

test('what is written into the address is read again', () => {
  const asked = { template: 'portfolio', subject: id, language: 'de' } as const;
  expect(read(String(writeAsked(asked)))).toEqual(asked);
  expect(read(String(writeAsked({ ...asked, subject: null })))).toEqual({ ...asked, subject: null });
});

test('an office brings what is known of it along; what is no number is left out', () => {
  const asked = {
    template: 'office-valuation',
    subject: '0200010000130331',
    language: 'nl',
    given: { annualRent: 150_000, netYield: 0.075, valueDate: '2026-07-01' },
  } as const;
  expect(read(String(writeAsked(asked)))).toEqual(asked);
  expect(read('document=office-valuation&annualRent=veel&valueDate=2026-02-30')?.given).toEqual({});
});

test('a technical brief keeps its version; without one it is the latest', () => {
  const briefs = allowedTemplates(['auth.unrestricted-access-general']);
  expect(read(`document=technisch-pve&id=${id}&version=2`, briefs)?.given).toEqual({ version: 2 });
  expect(read(`document=technisch-pve&id=${id}&version=oud`, briefs)?.given).toBeUndefined();
});

test('unknown and unreadable parts get their defaults', () => {
  expect(read('')).toEqual({ template: 'valuation', subject: null, language: 'nl' });
  expect(read('document=poster&language=fr')).toMatchObject({ template: 'valuation', language: 'nl' });
  expect(read(`document=passport&id=${id}`)).toMatchObject({ template: 'passport', subject: null });
  expect(read('document=passport&id=0200010000130331')).toMatchObject({ subject: '0200010000130331' });
});

test('a document without its permission is not offered', () => {
  expect(allowedTemplates(['auth.property-pass'])).toEqual(['passport']);
  expect(read(`document=valuation&id=${id}`, ['passport'])).toMatchObject({
    template: 'passport',
    subject: null,
  });
  expect(read('', [])).toBeNull();
});

test('the page of the score report starts with it, and another can be chosen there', () => {
  const general = allowedTemplates(['auth.unrestricted-access-general', 'auth.property-pass']);
  const open = (text: string) =>
    readAsked(new URLSearchParams(text), general, { language: 'nl', template: 'property-score' });
  const address = '0200010000130331';
  expect(open(`id=${address}`)).toEqual({ template: 'property-score', subject: address, language: 'nl' });
  expect(open('document=passport')).toMatchObject({ template: 'passport' });
});

test('a valuation report keeps its template; another document has none', () => {
  const asked = { template: 'valuation', subject: id, language: 'nl', layout: id } as const;
  expect(read(String(writeAsked(asked)))).toEqual(asked);
  expect(read(String(writeAsked({ ...asked, layout: 'none' })))?.layout).toBe('none');
  expect(read(`document=valuation&id=${id}&template=x`)?.layout).toBeUndefined();
  expect(read(`document=portfolio&id=${id}&template=${id}`)?.layout).toBeUndefined();
});
