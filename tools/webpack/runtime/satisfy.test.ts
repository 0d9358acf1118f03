import { satisfy } from './satisfy';

test.each<[string, string, boolean]>([
  ['19.3.1', '^19.0.0', true],
  ['19.0.0', '^19.0.0', true],
  ['18.3.1', '^19.0.0', false],
  ['20.0.0', '^19.0.0', false],
  ['19.2.9', '^19.3.0', false],
  ['19.10.0', '^19.9.0', true],
  ['1.0.0', '<=1.0.0', true],
  ['1.10.0', '<=1.9.0', false],
  ['0.0.0', '<=19.3.1', true],
])('%s %s: %s', (version, range, expected) => {
  expect(satisfy(version, range)).toBe(expected);
});

test('an unsupported range is rejected, not guessed', () => {
  expect(() => satisfy('19.0.0', '>=18 || ^17')).toThrow('shared-policy.ts');
});
