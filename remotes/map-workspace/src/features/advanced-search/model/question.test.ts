import { isPc4, readQuestion } from './question';

test('reads coordinates', () => {
  const { asked } = readQuestion('155000,  463000');
  expect(asked).toMatchObject({ kind: 'place', system: 'RD' });
  expect(readQuestion('binnen 1 km van 52.2, 5.97')).toMatchObject({
    asked: { kind: 'place' },
    radius: 1_000,
  });
});

test('tells ids, parcels and names apart', () => {
  expect(readQuestion('0200010000130331').asked).toEqual({ kind: 'object', id: '0200010000130331' });
  for (const text of ['200010000130331', 'NL.IMBAG.Verblijfsobject.0200010000130331'])
    expect(readQuestion(text).asked).toEqual({ kind: 'object', id: '0200010000130331' });
  expect(readQuestion('0200100000001234').asked).toEqual({ kind: 'pand', id: '0200100000001234' });
  expect(readQuestion('0200200000001234').asked).toEqual({ kind: 'problem', problem: 'unknown-type' });
  for (const text of ['APD01 A 1234', 'apd01-a-1234', 'APD01 AB 1234 A12'])
    expect(readQuestion(text).asked).toEqual({ kind: 'problem', problem: 'parcel' });
  expect(readQuestion(' Laan van  de Leeuw 38 ').asked).toEqual({
    kind: 'text',
    text: 'Laan van de Leeuw 38',
  });
  expect(readQuestion('10, 20').asked).toEqual({ kind: 'problem', problem: 'outside' });
});

test.each(['7324', '7324BD', '7324 BD', '7324 bd 38'])('the postcode %s is asked for as text', text => {
  expect(readQuestion(text).asked).toEqual({ kind: 'text', text });
  expect(isPc4(readQuestion(text))).toBe(text === '7324');
});

test.each([
  ['binnen 500 m van Laan van de Leeuw 38', 500],
  ['within 1.5 km of Laan van de Leeuw 38', 1_500],
  ['binnen 250 meter van Laan van de Leeuw 38', 250],
  ['innerhalb 2 km von Laan van de Leeuw 38', 2_000],
])('reads a distance: %s', (text, radius) => {
  expect(readQuestion(text)).toEqual({ asked: { kind: 'text', text: 'Laan van de Leeuw 38' }, radius });
});
