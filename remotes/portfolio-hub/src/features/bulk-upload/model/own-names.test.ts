import fc from 'fast-check';
import { de } from '../../../i18n/template/de';
import { en } from '../../../i18n/template/en';
import { nl } from '../../../i18n/template/nl';
import { templateColumns } from '../../list-template';
import { ownRole, rolesOfHeading } from './columns';
import { ofPortfolio, withOwnNames } from './own-names';

/** Names of own columns, among them those that a guess takes for something else. */
const names = fc.uniqueArray(
  fc.oneof(
    fc.constantFrom('Straat', 'Nummer', 'Jaarhuur', 'Rent', 'Adresse', 'Label', 'Plaats', '+/- m²'),
    fc.string({ minLength: 1, maxLength: 20 }).filter(name => /[a-z]/i.test(name)),
  ),
  { maxLength: 6, selector: name => name.trim().toLowerCase().replace(/^'/, '') },
);

test('a template maps by itself, whatever the own columns of the portfolio are called', () => {
  const texts = fc.constantFrom(nl, en, de);
  fc.assert(
    fc.property(texts, names, ({ columns }, own) => {
      const heading = [...templateColumns.map(column => columns[column]), ...own];
      const ids = own.map((name, at) => ({ id: String(at), name }));
      expect(withOwnNames(rolesOfHeading(heading), heading, ids)).toEqual([
        ...templateColumns,
        ...ids.map(({ id }) => ownRole(id)),
      ]);
    }),
  );
});

test('in another list a known role comes before an own column of that name', () => {
  const heading = ['Straat', 'Nummer', 'Beheerder'];
  const own = [
    { id: 'a', name: 'nummer' },
    { id: 'b', name: 'beheerder' },
  ];
  expect(withOwnNames(rolesOfHeading(heading), heading, own)).toEqual(['street', 'number', 'own:b']);
});

test('an own column that was chosen in another portfolio becomes the one of that name here', () => {
  const heading = ['Waar', 'Beheerder', 'Team', 'Notitie'];
  const own = [
    { id: 'here', name: 'Beheerder' },
    { id: 'note', name: 'Notitie' },
  ];
  expect(ofPortfolio(['address', 'own:there', 'own:team', 'ignore'], heading, own)).toEqual([
    'address',
    'own:here',
    'ignore',
    'ignore',
  ]);
});
