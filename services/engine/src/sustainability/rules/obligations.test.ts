import { officeExemptions } from '@kavel/contracts/sustainability';
import { subjectWith } from '../testing/subject-with';
import { obligationsOf, obligationValue } from './obligations';

const office = (changes: Parameters<typeof subjectWith>[0]) =>
  obligationsOf(subjectWith({ vtwType: 'kantoor', oppervlakte: 500, ...changes }))[0];

test('an office with label D fails, with C it meets, without a label nothing is known', () => {
  expect(office({ energielabel: 'D' })).toMatchObject({ key: 'office-c', status: 'fails', reason: 'label' });
  expect(office({ energielabel: 'C' })).toMatchObject({ status: 'meets' });
  expect(office({ energielabel: null })).toMatchObject({ status: 'unknown', reason: 'no-label' });
});

test.each(officeExemptions)('an office is exempt as %s', officeExemption => {
  expect(office({ energielabel: 'G', facts: { officeExemption } })).toMatchObject({
    status: 'exempt',
    reason: officeExemption,
  });
});

test('an office below 100 m² may be in a larger building: unknown, unless its label is good', () => {
  expect(office({ energielabel: 'G', oppervlakte: 99 })).toMatchObject({
    status: 'unknown',
    reason: 'small',
  });
  expect(office({ energielabel: 'G', oppervlakte: 100 })).toMatchObject({ status: 'fails' });
  expect(office({ energielabel: 'A', oppervlakte: 99 })).toMatchObject({ status: 'meets' });
});

test('dwellings with label E, F or G may not be let', () => {
  const letting = (changes: Parameters<typeof subjectWith>[0]) => obligationsOf(subjectWith(changes))[1];
  expect((['D', 'E', 'F', 'G'] as const).map(energielabel => letting({ energielabel })?.status)).toEqual([
    'meets',
    'fails',
    'fails',
    'fails',
  ]);
  expect(letting({ energielabel: 'G', facts: { officeExemption: 'monument' } })?.status).toBe('exempt');
  expect(letting({ vtwType: 'kantoor' })?.status).toBe('not-applicable');
});

test('the value is 0, 1 or 2; missing where nothing is asked or known', () => {
  const value = (changes: Parameters<typeof subjectWith>[0]) =>
    obligationValue(obligationsOf(subjectWith(changes)));
  expect(value({ energielabel: 'F' })).toBe(0);
  expect(value({ energielabel: 'B' })).toBe(1);
  expect(value({ energielabel: 'F', facts: { officeExemption: 'monument' } })).toBe(2);
  expect(value({ energielabel: null })).toBeNull();
  expect(value({ vtwType: 'winkel' })).toBeNull();
});
