import { Refusal } from '@kavel/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { portfolioId } from '../testing/data';
import { fakeLists, listId } from '../testing/fake-lists';
import { currentYear, locatorObject, options } from '../testing/locator-data';
import { map, option, table } from '../testing/locator-setup';
import { openLocator } from '../testing/open-locator';

jest.mock('@kavel/map', () => ({ __esModule: true, ...jest.requireActual('../testing/fake-map') }));

test('an option says what it would give; choosing it counts, makes a chip and goes into the link', async () => {
  const { user, found, query } = await openLocator();
  await found(6);
  expect(screen.getByText('van 1.000')).toBeVisible();
  await user.click(await option(/^Kantoor 200$/));
  await found(4);
  expect(query().get('fn')).toBe('kantoor');
  expect((await map()).dataset.tiles).toContain('kantoorfunctie');
  await user.click(screen.getByRole('button', { name: 'Verwijder filter Functie: Kantoor' }));
  await found(6);
  expect(query().has('fn')).toBe(false);
  expect(screen.getByText(/Nog geen filters/)).toBeVisible();
});

test('every range begins as specified, and so none is asked for', async () => {
  const { found, asked, query } = await openLocator('/locator', {
    answer: ({ name }) => (name.endsWith('/options') ? { ...options, emptyRanges: [] } : undefined),
  });
  await found(6);
  await screen.findByLabelText('Hoogte vanaf', { selector: '[role=slider]' });
  const ends = [...document.querySelectorAll('[role=slider]')].map(({ ariaLabel, ariaValueNow }) => [
    ariaLabel,
    ariaValueNow,
  ]);
  // Section 9 of the specification.
  const specified = [
    ['Oppervlakte', '0', '250000'],
    ['Bouwjaar', '1900', String(currentYear)],
    ['Footprint', '0', '200000'],
    ['Hoogte', '0', '400'],
    ['Bebouwd deel', '0', '100'],
    ['Afstand tot snelweg', '0', '2000'],
    ['Afstand tot station', '0', '2000'],
    ['KvK-dekking', '0', '100'],
    ['KvK-inschrijvingen', '0', '7768'],
  ];
  expect(ends).toEqual(
    specified.flatMap(([name, from, upTo]) => [
      [`${name} vanaf`, from],
      [`${name} tot en met`, upTo],
    ]),
  );
  expect(asked('/count')[0]?.body).toEqual({});
  expect([...query().keys()]).toEqual([]);
});

test('a link opens its filter, and a range without data is not offered', async () => {
  const { found, asked } = await openLocator('/locator?fn=winkel&area=120-900');
  await found(2);
  expect(asked('/count')[0]?.body).toEqual({
    functions: ['winkelfunctie'],
    ranges: { area: { min: 120, max: 900 } },
  });
  const chips = screen.getByRole('list', { name: 'Actieve filters' });
  expect(
    within(chips)
      .getAllByRole('button')
      .map(chip => chip.textContent),
  ).toEqual(['Winkel', '120 – 900\u00a0m²']);
  expect(await screen.findByText(/nog geen gegevens: Hoogte, KvK-dekking/)).toBeVisible();
  expect(screen.queryByRole('slider', { name: /Hoogte/ })).toBeNull();
});

test('a slider held down counts by look-up without asking; let go, it is counted exactly', async () => {
  const { user, found, asked, query } = await openLocator();
  await found(6);
  const from = await screen.findByRole('slider', { name: 'Bouwjaar vanaf' });
  act(() => from.focus());
  await user.keyboard('{ArrowRight}');
  await found(5);
  await waitFor(() => expect(asked('/distribution')).toHaveLength(1));
  const questions = asked('/count').length;
  await user.keyboard('{ArrowRight>}');
  expect(document.querySelector('[data-count]')).toHaveTextContent('4');
  expect(asked('/count')).toHaveLength(questions);
  expect(query().get('year')).toBe('1901-');
  const typed = screen.getByRole('textbox', { name: 'Bouwjaar vanaf' });
  expect([from.ariaValueNow, from.ariaValueText]).toEqual(['1902', '1902']);
  expect(typed).toHaveValue('1902');
  await user.keyboard('{/ArrowRight}');
  expect(typed).toHaveValue('1902');
  await waitFor(() => expect(document.querySelector('[data-count]')).toHaveTextContent('5'));
  expect(query().get('year')).toBe('1902-');
  expect(asked('/count').at(-1)?.body).toEqual({ ranges: { year: { min: 1902 } } });
  expect(asked('/distribution')).toHaveLength(1);
});

test('an end is typed too, and kept within bounds', async () => {
  const { user, query } = await openLocator();
  const from = await screen.findByRole('textbox', { name: 'Oppervlakte vanaf' });
  await user.clear(from);
  await user.type(from, '1.250{Enter}');
  await waitFor(() => expect(query().get('area')).toBe('1250-'));
  const upTo = screen.getByRole('textbox', { name: 'Oppervlakte tot en met' });
  await user.clear(upTo);
  await user.type(upTo, '900{Enter}');
  await waitFor(() => expect(query().get('area')).toBe('900-900'));
});

test('changes are taken back, also by Ctrl+Z, and reset takes all away', async () => {
  const { user, found, query } = await openLocator();
  await found(6);
  await user.click(await option(/^Kantoor/));
  await user.click(await option(/^Winkel/));
  expect(query().get('fn')).toBe('kantoor.winkel');
  await user.keyboard('{Control>}z{/Control}');
  expect(query().get('fn')).toBe('kantoor');
  await user.click(screen.getByRole('button', { name: 'Herstel' }));
  expect(query().has('fn')).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Maak ongedaan' }));
  expect(query().get('fn')).toBe('kantoor');
  await found(4);
});

test('starts where the user left', async () => {
  localStorage.setItem('locator-last', 'fn=winkel');
  const { found, query } = await openLocator();
  await found(2);
  expect(query().get('fn')).toBe('winkel');
});

test('nothing found: says what to let go of, with what that gives', async () => {
  const { user, found } = await openLocator('/locator?year=2000-&fn=kantoor');
  expect(await screen.findByText(/Geen objecten voldoen/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: /Zonder Bouwjaar \(vanaf 2000\) *4/ }));
  await found(4);
});

test('table and map go together; more rows come at the end; the order is asked of the service', async () => {
  const { user, asked, query } = await openLocator();
  const rows = within(await table());
  await waitFor(() => expect(rows.getAllByRole('row')).toHaveLength(1 + 6));
  const { objectId } = locatorObject(39);

  await user.hover(rows.getByRole('row', { name: /Leeuw 39/ }));
  await waitFor(async () => expect((await map()).dataset.hovered).toBe(objectId));
  await user.click(rows.getByRole('row', { name: /Leeuw 39/ }));
  expect(query().get('object')).toBe(objectId);
  const detail = await screen.findByRole('complementary', { name: 'Gekozen adres' });
  expect(await within(detail).findByText('Bedrijvenpark Apeldoorn Noord')).toBeVisible();
  expect(screen.getByRole('button', { name: /point Laan van de Leeuw 39/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  await user.click(rows.getByRole('button', { name: /^m²/ }));
  await waitFor(() =>
    expect(asked('').at(-1)?.body).toMatchObject({ sort: { by: 'area', direction: 'ascending' } }),
  );
  expect(query().get('sort')).toBe('area');
});

test('a result out of view is said to be, and shown when asked', async () => {
  const { user } = await openLocator();
  await user.click(await screen.findByRole('button', { name: 'come to rest' }));
  await user.click(await screen.findByRole('button', { name: /Het resultaat ligt buiten beeld/ }));
  const { bounds } = JSON.parse((await map()).dataset.view ?? '{}') as { bounds?: number[] };
  expect(bounds).toEqual([5.9, 52.2, 6, 52.3]);
});

test('rows that were ticked go to a portfolio, and those that did not go in can be looked into', async () => {
  const lists = fakeLists();
  const { user, calls } = await openLocator('/locator?fn=kantoor', { lists });
  for (const number of [38, 40]) {
    await user.click(await option(new RegExp(`^Kies Laan van de Leeuw ${number}`)));
  }
  expect(screen.getByText('2 gekozen')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Naar portefeuille' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Naar een portefeuille' }));
  expect(dialog.getByRole('radio', { name: '2 gekozen objecten' })).toBeChecked();
  await waitFor(() => expect(dialog.getByLabelText('Portefeuille')).toBeVisible());
  await user.click(dialog.getByRole('button', { name: 'Voeg toe' }));
  expect(await screen.findByText('1 object toegevoegd aan Apeldoorn Noord')).toBeVisible();
  expect(screen.getByRole('link', { name: '1 niet toegevoegd: bekijk' })).toHaveAttribute(
    'href',
    `/${portfolioId}/bulk-upload?job=${listId}`,
  );
  expect(calls.find(({ name }) => name.endsWith('/bulk-jobs'))?.body).toEqual({
    name: 'Locator · Kantoor',
    lines: 2,
    parts: 1,
  });
  expect(lists.texts()).toEqual([38, 40].map(number => locatorObject(number).objectId));
  await user.click(screen.getByRole('button', { name: 'Gelezen' }));
  expect(screen.queryByText(/toegevoegd aan/)).toBeNull();
  expect(localStorage.getItem('locator-adding:u:')).toBeNull();
});

test('says when it cannot count, keeps the filter and tries again', async () => {
  let broken = true;
  const { user, found, query } = await openLocator('/locator?fn=winkel', {
    answer: ({ name }) => {
      if (broken && name.endsWith('/locator/count')) throw new Refusal('bad-request');
      return undefined;
    },
  });
  expect(await screen.findByText('De locator kan nu niet tellen')).toBeVisible();
  expect(query().get('fn')).toBe('winkel');
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Probeer opnieuw' }));
  await found(2);
});

test('a search is kept by name and opened again', async () => {
  const { user, found, query } = await openLocator('/locator?fn=winkel');
  await found(2);
  await user.click(screen.getByRole('menuitem', { name: 'Bewaar deze zoekopdracht…', hidden: true }));
  await user.type(await screen.findByRole('textbox', { name: 'Naam' }), 'Winkels{Enter}');
  await user.click(screen.getByRole('button', { name: 'Herstel' }));
  await found(6);
  await user.click(screen.getByRole('menuitemradio', { name: /Winkels/, hidden: true }));
  await found(2);
  expect(query().get('fn')).toBe('winkel');
});
