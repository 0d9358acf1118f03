import fc from 'fast-check';
import { type Journal, liveVersion, type Release, versionBefore, withRelease } from './journal';

const nothing: Journal = { remotes: {} };

function after(...moves: [Release['action'], string][]): Journal {
  return moves.reduce<Journal>(
    (journal, [action, version]) =>
      withRelease(journal, 'scores', { action, version, at: '2026-11-21T12:00:00.000Z', by: 'test' }),
    nothing,
  );
}

test('what was never published is not live and has nothing before it', () => {
  expect(liveVersion(nothing, 'constructor')).toBeUndefined();
  expect(versionBefore(nothing, 'scores')).toBeUndefined();
  expect(versionBefore(after(['publish', 'a']), 'scores')).toBeUndefined();
});

test('rolling back twice goes two versions back', () => {
  const published = after(['publish', 'a'], ['publish', 'b'], ['publish', 'c']);
  expect(versionBefore(published, 'scores')).toBe('b');
  const once = after(['publish', 'a'], ['publish', 'b'], ['publish', 'c'], ['rollback', 'b']);
  expect(liveVersion(once, 'scores')).toBe('b');
  expect(versionBefore(once, 'scores')).toBe('a');
});

test('after a rollback and a new version, back goes to where the rollback had gone', () => {
  const journal = after(['publish', 'a'], ['publish', 'b'], ['rollback', 'a'], ['publish', 'c']);
  expect(versionBefore(journal, 'scores')).toBe('a');
});

test('as many rollbacks as publications lead back to the first version, in the order of publishing', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 8 }), versions => {
      let journal = after(...versions.map((version): ['publish', string] => ['publish', version]));
      const seen = [liveVersion(journal, 'scores')];
      for (let back = versionBefore(journal, 'scores'); back !== undefined; ) {
        journal = withRelease(journal, 'scores', { action: 'rollback', version: back, at: '', by: '' });
        seen.push(liveVersion(journal, 'scores'));
        back = versionBefore(journal, 'scores');
      }
      expect(seen).toEqual([...versions].reverse());
    }),
  );
});
