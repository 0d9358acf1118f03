import type { ValuationPerson } from '@kavel/contracts/valuations';
import { mentionAt, mentionedIn, namesFor, partsOf, withMention } from './mention';

const people = ['Anouk Jansen', 'Marieke de Vries', 'Sander Bakker'].map(
  (name): ValuationPerson => ({ ...{ userId: name, name, email: '' }, access: 'edit', ownWork: false }),
);

test.each([
  ['Dag @mar', { at: 4, typed: 'mar' }],
  ['@', { at: 0, typed: '' }],
  ['@Marieke de V', { at: 0, typed: 'Marieke de V' }],
  ['mail@kavel', null],
  ['@Marieke de Vries kijk jij', null],
  ['geen', null],
])('of %j the mention being typed is %j', (text, start) => {
  expect(mentionAt(text, text.length)).toEqual(start);
});

test('a name is found by the beginning of any of its words, without accents', () => {
  expect(namesFor(people, 'vri').map(({ name }) => name)).toEqual(['Marieke de Vries']);
  expect(namesFor(people, 'Ä').map(({ name }) => name)).toEqual(['Anouk Jansen']);
});

test('a chosen name replaces what was typed, and is found in the text again', () => {
  const { text, cursor } = withMention('Dag @mar en meer', { at: 4, typed: 'mar' }, 'Marieke de Vries');
  expect([text, cursor]).toEqual(['Dag @Marieke de Vries en meer', 22]);
  expect(mentionedIn(text, people)).toEqual(['Marieke de Vries']);
  expect(partsOf(text, ['Marieke de Vries'])).toEqual([
    { text: 'Dag ', isName: false },
    { text: '@Marieke de Vries', isName: true },
    { text: ' en meer', isName: false },
  ]);
});
