import fc from 'fast-check';
import { beforeOf, followed, startTrail } from './trail';

test('undo goes back filter by filter to where it began', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 3 }), { maxLength: 30 }), steps => {
      let trail = steps.reduce(followed, startTrail('start'));
      const taken: string[] = [];
      for (let before = beforeOf(trail); before !== null; before = beforeOf(trail)) {
        taken.push(before);
        trail = followed(trail, before);
      }
      expect(trail).toEqual(startTrail(taken.at(-1) ?? trail.present));
      if (taken.length > 0) expect(trail.present).toBe('start');
    }),
  );
});

test('the back button of the browser is an undo too, and the same filter again is no step', () => {
  const changed = ['a', 'a', 'a&b'].reduce(followed, startTrail(''));
  expect(changed).toEqual({ past: ['', 'a'], present: 'a&b' });
  expect(followed(changed, 'a')).toEqual({ past: [''], present: 'a' });
});

test('forgets the oldest of very many', () => {
  const steps = Array.from({ length: 80 }, (_, step) => String(step));
  const trail = steps.reduce(followed, startTrail('start'));
  expect(trail.past).toHaveLength(50);
  expect(beforeOf(trail)).toBe('78');
});
