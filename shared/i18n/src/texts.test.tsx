import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
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

beforeEach(async () => {
  localStorage.clear();
  await startI18n();
});

test.each([
  ['nl', 0, '0 eenheden'],
  ['nl', 1, '1 eenheid'],
  ['en', 2, '2 units'],
  ['de', 1, '1 Einheit'],
  ['nl', 12_500, '12.500 eenheden'],
  ['en', 12_500, '12,500 units'],
] as const)('%s counts %d', async (language, count, expected) => {
  await setLanguage(language);
  expect(translate('units.found', { count })).toBe(expected);
});

test('interpolated values are plain text: placeholders and patterns in them are ignored', () => {
  expect(translate('hello', { name: "{{name}} $& <b>'😀" })).toBe("Dag {{name}} $& <b>'😀");
});

test('a language switch re-renders the screen and survives a reload', async () => {
  const Greeting = () => <p>{useTexts()('hello', { name: 'Ada' })}</p>;
  render(<Greeting />);
  await act(() => setLanguage('en'));
  expect(screen.getByText('Hello Ada')).toBeVisible();
  expect(document.documentElement.lang).toBe('en');
  await startI18n();
  expect(translate('hello', { name: 'Bo' })).toBe('Hello Bo');
});

test('an unknown stored language falls back to Dutch', async () => {
  localStorage.setItem('language', 'fr');
  await startI18n();
  expect(document.documentElement.lang).toBe('nl');
});

function deferred<Value>() {
  const held = { resolve: (_: Value): void => undefined };
  const promise = new Promise<Value>(resolve => {
    held.resolve = resolve;
  });
  return { promise, resolve: (value: Value) => held.resolve(value) };
}

describe('a language in a separate file', () => {
  const nl = { hello: 'Dag' };
  const tree = { hello: 'Hello' };
  const shown = (texts: { useTexts: () => (path: 'hello') => string }) => {
    const Greeting = () => <p>{texts.useTexts()('hello')}</p>;
    return render(
      <Suspense fallback="…">
        <Greeting />
      </Suspense>,
    );
  };

  test('is stored and fetched when chosen, before the screen changes', async () => {
    const { promise, resolve } = deferred<typeof tree>();
    const en = jest.fn(() => promise);
    const de = jest.fn().mockResolvedValue(tree);
    shown(defineTexts({ nl, en, de }));
    expect(en).not.toHaveBeenCalled();
    const changed = setLanguage('en');
    expect(document.documentElement.lang).toBe('nl');
    expect(localStorage.getItem('language')).toBe('en');
    expect(screen.getByText('Dag')).toBeVisible();
    await act(async () => {
      resolve(tree);
      await changed;
    });
    expect(screen.getByText('Hello')).toBeVisible();
    expect(de).not.toHaveBeenCalled();
  });

  test('is awaited by a package that registers later, without showing Dutch first', async () => {
    await setLanguage('en');
    const { promise, resolve } = deferred<typeof tree>();
    await act(async () => void shown(defineTexts({ nl, en: () => promise, de: tree })));
    expect(screen.getByText('…')).toBeVisible();
    await act(async () => resolve(tree));
    expect(screen.getByText('Hello')).toBeVisible();
  });

  test('keeps the current language when fetching fails, and can be retried', async () => {
    const en = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(tree);
    const { translate: read } = defineTexts({ nl, en, de: tree });
    await expect(setLanguage('en')).rejects.toThrow('offline');
    expect(document.documentElement.lang).toBe('nl');
    expect(localStorage.getItem('language')).toBe('nl');
    await setLanguage('en');
    expect(read('hello')).toBe('Hello');
  });

  test('falls back to Dutch when it cannot be fetched for a page', async () => {
    await setLanguage('en');
    const en = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(tree);
    await act(async () => void shown(defineTexts({ nl, en, de: tree })));
    expect(screen.getByText('Dag')).toBeVisible();
  });

  test('uses the last of two choices, whichever is fetched first', async () => {
    const { promise, resolve } = deferred<typeof tree>();
    defineTexts({ nl, en: () => promise, de: tree });
    const first = setLanguage('en');
    await setLanguage('de');
    resolve(tree);
    await first;
    expect(document.documentElement.lang).toBe('de');
  });
});
