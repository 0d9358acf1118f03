import { act, render, screen } from '@testing-library/react';
import { setLanguage, startI18n } from './language';
import { defineTexts } from './texts';

const { useTexts, translate } = defineTexts({
  nl: { units: { found_one: '{{count}} eenheid', found_other: '{{count}} eenheden' }, hello: 'Dag {{name}}' },
  en: { units: { found_one: '{{count}} unit', found_other: '{{count}} units' }, hello: 'Hello {{name}}' },
  de: {
    units: { found_one: '{{count}} Einheit', found_other: '{{count}} Einheiten' },
    hello: 'Tag {{name}}',
  },
});

beforeEach(() => {
  localStorage.clear();
  startI18n();
});

test.each([
  ['nl', 0, '0 eenheden'],
  ['nl', 1, '1 eenheid'],
  ['en', 2, '2 units'],
  ['de', 1, '1 Einheit'],
  ['nl', 12_500, '12.500 eenheden'],
  ['en', 12_500, '12,500 units'],
] as const)('%s counts %d', (language, count, expected) => {
  setLanguage(language);
  expect(translate('units.found', { count })).toBe(expected);
});

test('what is filled in is text: neither holes nor patterns in it are read', () => {
  expect(translate('hello', { name: "{{name}} $& <b>'😀" })).toBe("Dag {{name}} $& <b>'😀");
});

test('a switch redraws what is on the screen and outlives a reload', () => {
  const Greeting = () => <p>{useTexts()('hello', { name: 'Ada' })}</p>;
  render(<Greeting />);
  act(() => setLanguage('en'));
  expect(screen.getByText('Hello Ada')).toBeVisible();
  expect(document.documentElement.lang).toBe('en');
  startI18n();
  expect(translate('hello', { name: 'Bo' })).toBe('Hello Bo');
});

test('an unknown remembered language is Dutch', () => {
  localStorage.setItem('language', 'fr');
  startI18n();
  expect(document.documentElement.lang).toBe('nl');
});
