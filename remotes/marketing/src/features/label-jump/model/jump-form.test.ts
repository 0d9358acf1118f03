import { betterThan, formFrom, paramsOf, readForm, withFrom } from './jump-form';

const formOf = (address: string) => formFrom(new URLSearchParams(address));

test('an address holds the whole question', () => {
  const { jump } = readForm(formOf('value=350000&from=F&to=B&year=1931&dwelling=corner'));
  expect(jump).toEqual({ value: 350_000, from: 'F', to: 'B', bouwjaar: 1931, dwelling: 'corner' });
  expect(jump && paramsOf(jump).toString()).toBe('value=350000&from=F&to=B&year=1931&dwelling=corner');
});

test.each([
  ['', { value: '400000', from: 'E', to: 'A', year: '', dwelling: 'unknown' }],
  ['from=A&to=Z&value=x&dwelling=castle', { value: '400000', from: 'E', to: 'A', dwelling: 'unknown' }],
  ['from=C&to=E', { from: 'C', to: 'A' }],
])('what an address %s lacks comes from the example', (address, form) => {
  expect(formOf(address)).toMatchObject(form);
});

test('the label to reach stays better than the one to start from', () => {
  const form = formOf('from=F&to=D');
  expect(withFrom(form, 'E').to).toBe('D');
  expect(withFrom(form, 'C').to).toBe('A');
  expect(betterThan('C')).toEqual(['A', 'B']);
});

test.each([
  ['value', { value: 'veel' }, { value: 'value-missing' }],
  ['value', { value: '12' }, { value: 'value-range' }],
  ['year', { year: '19' }, { year: 'year-range' }],
  ['year', { year: '1e3' }, { year: 'year-range' }],
])('a wrong %s is said at its field', (_, wrong, problems) => {
  expect(readForm({ ...formOf(''), ...wrong })).toEqual({ jump: null, problems });
});
