import { unitFixture } from '../../../testing/unit-fixture';
import { formOf, isEdited, problemsOf, refusedFields, updateOf } from './unit-form';

const unit = unitFixture(1, { annualRent: 12_500.5, leaseEnd: '2028-06-30', energielabel: null });
const form = formOf(unit.addressObjectData, 'nl');
const today = '2026-11-21';

test('an unchanged form has no problems and sends nothing', () => {
  expect(problemsOf(form, 'nl', today)).toEqual({});
  expect(isEdited(form, form)).toBe(false);
  expect(updateOf(form, form, 'nl')).toEqual({});
});

test('only changed fields are sent, an emptied field as null', () => {
  const edited = { ...form, annualRent: '13.000', leaseEnd: '', energielabel: 'A+' };
  expect(isEdited(edited, form)).toBe(true);
  expect(updateOf(edited, form, 'nl')).toEqual({ annualRent: 13_000, leaseEnd: null, energielabel: 'A+' });
});

test.each([
  [{ annualRent: 'veel' }, { annualRent: 'notAFigure' }],
  [{ marketRent: '-1' }, { marketRent: 'negative' }],
  [{ wozValue: '10.000.000.001' }, { wozValue: 'tooLarge' }],
  [{ oppervlakte: '0' }, { oppervlakte: 'notPositive' }],
  [{ bouwjaar: '19774' }, { bouwjaar: 'notAYear' }],
  [{ bouwjaar: '1977,5' }, { bouwjaar: 'notAYear' }],
  [{ leaseBreak: '2028-07-01' }, { leaseBreak: 'breakAfterEnd' }],
])('%j is invalid', (changed, problems) => {
  expect(problemsOf({ ...form, ...changed }, 'nl', today)).toEqual(problems);
});

test('a break option without an end date is valid', () => {
  expect(problemsOf({ ...form, leaseEnd: '', leaseBreak: '2030-01-01' }, 'nl', today)).toEqual({});
});

test('an error of the service is shown at its field', () => {
  expect(refusedFields(form, ['body.leaseBreak', 'params.id'])).toEqual({ leaseBreak: 'refused' });
});
