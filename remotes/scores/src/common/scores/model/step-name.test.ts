import { stepName } from './step-name';

const name = (nl: string) => ({ nl, en: nl, de: nl });
const steps = [
  { upTo: 0, points: 0, name: name('Gas') },
  { upTo: null, points: 100, name: name('Warmtepomp') },
];

test('a value has the name of its class; without names there is none', () => {
  expect([0, 3].map(value => stepName({ steps }, value, 'nl'))).toEqual(['Gas', 'Warmtepomp']);
  expect(stepName({ steps: [{ upTo: null, points: 0 }] }, 1, 'nl')).toBeNull();
  expect(stepName({}, 1, 'nl')).toBeNull();
  expect(stepName(undefined, 1, 'nl')).toBeNull();
});
