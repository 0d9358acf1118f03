import { noAssignment } from '@kavel/contracts/reports';
import { signersOf } from './valuation-signers';

const recorded = (name: string, registerNumber: string | null = null) => ({
  name,
  registerName: registerNumber && 'NRVT',
  registerNumber,
});
const record = { submitted: recorded('Anna Visser', 'RT 1'), approved: recorded('Bo de Wit') };
const nobody = noAssignment.appraiser;

test('without names in the assignment those on record sign, with their registers', () => {
  expect(signersOf(noAssignment, record)).toEqual({
    appraiser: { name: 'Anna Visser', role: null, register: 'NRVT', number: 'RT 1' },
    secondAppraiser: { name: 'Bo de Wit', role: null, register: null, number: null },
  });
});

test('what the assignment leaves open of the same person is filled in; another person stays as stated', () => {
  const same = { ...nobody, name: 'Anna Visser', role: 'Register-taxateur' };
  const other = { ...nobody, name: 'Cas Mol' };
  expect(signersOf({ ...noAssignment, appraiser: same, secondAppraiser: other }, record)).toEqual({
    appraiser: { name: 'Anna Visser', role: 'Register-taxateur', register: 'NRVT', number: 'RT 1' },
    secondAppraiser: other,
  });
});

test('a draft has no record', () => {
  expect(signersOf(noAssignment, { submitted: null, approved: null })).toEqual({
    appraiser: nobody,
    secondAppraiser: nobody,
  });
});
