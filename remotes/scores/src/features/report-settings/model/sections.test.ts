import { usualSections } from '@kavel/contracts/reports';
import fc from 'fast-check';
import { moved, newTemplate, tidied } from './sections';

test('moves keep every section once, and the cover first', () => {
  const moves = fc.array(fc.tuple(fc.nat(usualSections.length), fc.constantFrom(-1 as const, 1 as const)));
  fc.assert(
    fc.property(moves, all => {
      const sections = all.reduce((kept, [at, by]) => moved(kept, at, by), [...usualSections]);
      expect(sections[0]?.key).toBe('cover');
      expect(new Set(sections.map(({ key }) => key)).size).toBe(usualSections.length);
    }),
  );
  expect(
    moved(usualSections, 2, -1)
      .map(({ key }) => key)
      .slice(0, 3),
  ).toEqual(['cover', 'outcome', 'assignment']);
});

test('empty headings and texts are none', () => {
  const [cover, ...others] = usualSections;
  const sections = [
    { ...(cover ?? others[0]), heading: '  ', text: ' a ' } as (typeof usualSections)[number],
    ...others,
  ];
  expect(tidied({ ...newTemplate, name: ' Bank ', sections })).toMatchObject({
    name: 'Bank',
    sections: expect.arrayContaining([expect.objectContaining({ key: 'cover', heading: null, text: 'a' })]),
  });
});
