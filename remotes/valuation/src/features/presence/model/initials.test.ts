import { initialsOf } from './initials';

test.each([
  ['Marieke de Vries', 'MV'],
  ['Cher', 'C'],
  ['  anna  de la cruz ', 'AC'],
  ['', ''],
])('of %j the initials are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
