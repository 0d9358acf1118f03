import { act, screen, waitFor, within } from '@testing-library/react';
import { first, id, open, portfolioOf, portfolioService, row, second } from '../testing/open-hub';
import { tableOf } from '../testing/unit-fixture';

jest.mock('@kavel/map', () => ({ __esModule: true, default: () => null }));

const tag = { id: '7a1b3c5d-0000-4000-8000-0000000000a1', name: 'Verkopen' };
const column = {
  id: '7a1b3c5d-0000-4000-8000-0000000000c1',
  portfolioId: null,
  name: 'Beheerder',
  kind: 'choice' as const,
  choices: ['Noord', 'Zuid'],
};
const units = [first, second];
const table = {
  ...tableOf(units),
  tags: [{ ...tag, at: [0] }],
  own: [{ ...column, at: [0], values: ['Noord'] }],
};
const tabled = {
  [`GET /portfolio/portfolios/${id}/unit-table`]: () => ({ ...portfolioOf(units), units: table }),
  'GET /portfolio/unit-tags': () => [tag],
};

test('tags are given to a selection in one call, and undo gives back what each unit had', async () => {
  const sent: unknown[] = [];
  portfolioService(units, {
    ...tabled,
    [`PUT /portfolio/portfolios/${id}/real-estate-entities/tags`]: ({ body }) => {
      sent.push(body);
      return { units: 1 };
    },
  });
  const { user, toasts } = await open();
  await user.click(await screen.findByRole('checkbox', { name: 'Alle getoonde eenheden aankruisen' }));
  await user.click(screen.getByRole('button', { name: 'Tags…' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Tags van 2 eenheden' }));
  await user.click(await dialog.findByRole('checkbox', { name: 'Verkopen (nu bij 1)' }));
  await user.click(dialog.getByRole('button', { name: 'Opslaan' }));
  await waitFor(() => expect(toasts.at(-1)?.title).toBe('Tags van 2 eenheden gewijzigd'));
  act(() => toasts.at(-1)?.action?.onAction());
  await waitFor(() =>
    expect(sent).toEqual([
      { unitIds: [first.id, second.id], add: [tag.id], remove: [] },
      { unitIds: [second.id], add: [], remove: [tag.id] },
    ]),
  );
});

test('an own column is shown, edited in its cell, and filtered on by the address', async () => {
  localStorage.setItem('unit-own-columns', column.id);
  const sent: unknown[] = [];
  portfolioService(units, {
    ...tabled,
    [`PUT /portfolio/portfolios/${id}/real-estate-entities/own-values`]: ({ body }) => {
      sent.push(body);
      return { units: 1 };
    },
  });
  const { user, unmount } = await open();
  expect(await row(/Anklaarseweg 1 /)).toHaveTextContent('Noord');
  await user.click(screen.getByRole('button', { name: /Beheerder van Anklaarseweg 2 wijzigen$/ }));
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Beheerder van Anklaarseweg 2 wijzigen' }),
    'Zuid',
  );
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(sent).toEqual([{ values: [{ unitId: second.id, columnId: column.id, value: 'Zuid' }] }]),
  );
  unmount();
  await open(`?own=${encodeURIComponent(JSON.stringify([{ columnId: column.id, choices: ['Noord'] }]))}`);
  expect(await row(/Anklaarseweg 1 /)).toBeInTheDocument();
  expect(screen.queryByRole('row', { name: /Anklaarseweg 2 / })).not.toBeInTheDocument();
});
