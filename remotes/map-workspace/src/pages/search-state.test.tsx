import { session } from '@kavel/auth';
import { act, screen, waitFor } from '@testing-library/react';
import { openWorkspace } from '../testing/open-workspace';
import { detail } from '../testing/search-setup';

jest.mock('@kavel/map', () => ({ __esModule: true, ...jest.requireActual('../testing/fake-map') }));

const themes = { default: 'Standaard', faded: 'Gedempt', monochrome: 'Zwart-wit' } as const;
const presetNames = { dawn: 'Ochtend', day: 'Dag', dusk: 'Schemer', night: 'Nacht' } as const;
const namesOf = <Key extends string>(names: Readonly<Record<Key, string>>) => Object.keys(names) as Key[];
const pairs = namesOf(themes).flatMap(theme => namesOf(presetNames).map(preset => ({ theme, preset })));
const radio = (name: string) => screen.getByRole('radio', { name });

test('each pair of theme and preset is drawn, remembered, and has a link of its own', async () => {
  const { user, map, query } = await openWorkspace('/search?panel=layers');
  await screen.findByRole('radio', { name: 'Schemer' });
  const written: { theme: string; preset: string; link: string; stored: string | null }[] = [];
  for (const { theme, preset } of pairs) {
    await user.click(radio(themes[theme]));
    await user.click(radio(presetNames[preset]));
    expect([map.dataset.theme, map.dataset.preset]).toEqual([theme, preset]);
    written.push({
      theme,
      preset,
      link: query().get('map') ?? '',
      stored: localStorage.getItem('map-settings'),
    });
  }
  expect(new Set(written.map(({ link }) => link)).size).toBe(pairs.length);
  expect(new Set(written.map(({ stored }) => stored)).size).toBe(pairs.length);
});

test('settings of one user are not those of the next on the same device', async () => {
  localStorage.setItem('map-settings:other', 'theme=faded&preset=night');
  const { map } = await openWorkspace('/search', undefined, ['auth.locator']);
  const { userId } = session.state().user ?? {};
  expect([map.dataset.theme, map.dataset.preset]).toEqual(['default', 'dusk']);
  expect(userId).not.toBe('other');
});

test('forward leads again to what a step back left', async () => {
  const { user, query } = await openWorkspace('/search', undefined, ['auth.locator']);
  await user.click(await screen.findByRole('row', { name: /Leeuw 38/ }));
  await detail();
  const chosen = query().get('object');
  act(() => history.back());
  await waitFor(() => expect(query().has('object')).toBe(false));
  expect(screen.queryByRole('complementary', { name: 'Gekozen adres' })).toBeNull();
  act(() => history.forward());
  await waitFor(() => expect(query().get('object')).toBe(chosen));
  expect(await detail()).toBeVisible();
});

test.each([
  ['locator', /^Deze link toont ook .*‘Locator’/],
  ['transactions', /^Deze link toont ook .*‘Transacties’/],
  ['portfolio', 'U hebt geen toegang tot portefeuilles.'],
  ['projects', /^Deze link toont ook .*‘Projecten’/],
])('a colleague without the right is told what a link with %s shows', async (panel, told) => {
  const { query } = await openWorkspace(`/search?panel=${panel}&t.woningtype=appartement`, undefined, [
    'auth.sustainability-score',
  ]);
  expect(await screen.findByText(told)).toBeVisible();
  expect(query().get('panel')).toBe(panel);
});
