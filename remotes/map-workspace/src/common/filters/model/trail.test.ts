import fc from 'fast-check';
import { beforeOf, followed, startTrail, type Trail } from './trail';

function follow(steps: readonly string[], start: string): Trail {
  return steps.reduce((trail, step) => followed(trail, step), startTrail(start));
}

test('undo goes back filter by filter to where it began', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 3 }), { maxLength: 30 }), steps => {
      let trail = follow(steps, 'start');
      const taken: string[] = [];
      for (let before = beforeOf(trail); before !== null; before = beforeOf(trail)) {
        taken.push(before);
        trail = followed(trail, before, true);
      }
      expect(trail).toEqual(startTrail(taken.at(-1) ?? trail.present));
      if (taken.length > 0) expect(trail.present).toBe('start');
    }),
  );
});

test('the same filter again is no step; going back by hand is one, which can be taken back', () => {
  const changed = follow(['a', 'a', 'a&b'], '');
  expect(changed).toEqual({ past: ['', 'a'], present: 'a&b' });
  expect(followed(changed, 'a')).toEqual({ past: ['', 'a', 'a&b'], present: 'a' });
  expect(followed(changed, 'a', true)).toEqual({ past: [''], present: 'a' });
});

test('forgets the oldest of very many', () => {
  const steps = Array.from({ length: 80 }, (_, step) => String(step));
  const trail = follow(steps, 'start');
  expect(trail.past).toHaveLength(50);
  expect(beforeOf(trail)).toBe('78');
});
