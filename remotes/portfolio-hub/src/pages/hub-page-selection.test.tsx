import { act, screen, waitFor, within } from '@testing-library/react';
import {
  editing,
  first,
  id,
  open,
  portfolioOf,
  portfolioService,
  row,
  second,
  third,
} from '../testing/open-hub';

jest.mock('@kavel/map', () => ({ __esModule: true, default: () => null }));

test('selected units are changed in one call, and undone in one', async () => {
  const { here, calls } = portfolioService([first, second, third]);
  const { user, toasts } = await open();
  await user.click(await screen.findByRole('checkbox', { name: 'Anklaarseweg 1 aankruisen' }));
  await user.click(screen.getByRole('checkbox', { name: 'Anklaarseweg 2 aankruisen' }));
  await user.click(screen.getByRole('button', { name: 'Wijzigen…' }));
  const dialog = within(screen.getByRole('dialog', { name: '2 eenheden wijzigen' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Energielabel' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Nieuw: Energielabel' }), 'A');
  await user.click(dialog.getByRole('button', { name: 'Wijzig 2 eenheden' }));
  await waitFor(() => expect(toasts.at(-1)?.title).toBe('2 eenheden gewijzigd'));
  expect(here.map(unit => unit.addressObjectData.energielabel)).toEqual(['A', 'A', 'B']);
  act(() => toasts.at(-1)?.action?.onAction());
  await waitFor(() => expect(here.map(unit => unit.addressObjectData.energielabel)).toEqual(['B', 'F', 'B']));
  expect(calls.filter(call => call.name === editing)).toHaveLength(2);
});

test('selected units are removed in one call, and restored in one', async () => {
  const bodies: unknown[] = [];
  const { here, calls } = portfolioService([first, second, third], {
    [`POST /portfolio/portfolios/${id}/real-estate-entities/removal`]: ({ body }) => {
      bodies.push(body);
      here.splice(0, 2);
      return { units: 2 };
    },
    [`POST /portfolio/portfolios/${id}/real-estate-entities/restoration`]: ({ body }) => {
      bodies.push(body);
      here.unshift(first, second);
      return { units: 2 };
    },
  });
  const { user, toasts } = await open();
  await user.click(await screen.findByRole('checkbox', { name: 'Anklaarseweg 1 aankruisen' }));
  await user.click(screen.getByRole('checkbox', { name: 'Anklaarseweg 2 aankruisen' }));
  await user.click(screen.getByRole('button', { name: 'Uit portefeuille' }));
  await waitFor(() => expect(toasts.at(-1)?.title).toBe('2 eenheden uit de portefeuille gehaald'));
  expect(screen.queryByRole('row', { name: /Anklaarseweg 1 / })).not.toBeInTheDocument();
  expect(screen.queryByRole('toolbar', { name: 'Aangekruiste eenheden' })).not.toBeInTheDocument();
  act(() => toasts.at(-1)?.action?.onAction());
  expect(await row(/Anklaarseweg 1 /)).toBeInTheDocument();
  expect(bodies).toEqual(Array(2).fill({ unitIds: [first.id, second.id] }));
  expect(calls.filter(call => call.name.startsWith('DELETE'))).toEqual([]);
});

test('selected units move to another portfolio, which says first what is double', async () => {
  const targetId = '7a1b3c5d-0000-4000-8000-00000000beef';
  const transfer = {
    mode: 'move',
    targetId,
    created: false,
    units: [{ unitId: first.id, copyId: third.id, revision: 1 }],
    doubles: [second.id],
  };
  const { calls } = portfolioService([first, second], {
    'GET /portfolio/portfolios': () => [
      portfolioOf([first, second]),
      { ...portfolioOf([]), id: targetId, name: 'Zuid' },
    ],
    [`POST /portfolio/portfolios/${id}/real-estate-entities/transfer/preview`]: () => ({
      transferable: 1,
      doubles: 1,
      returning: 0,
    }),
    [`POST /portfolio/portfolios/${id}/real-estate-entities/transfer`]: () => transfer,
    [`POST /portfolio/portfolios/${id}/real-estate-entities/transfer/undo`]: () => ({ units: 1 }),
  });
  const { user, toasts } = await open();
  await user.click(await screen.findByRole('checkbox', { name: 'Alle getoonde eenheden aankruisen' }));
  await user.click(screen.getByRole('menuitem', { name: 'Verplaats naar portefeuille…', hidden: true }));
  const dialog = within(screen.getByRole('dialog', { name: '2 eenheden verplaatsen' }));
  expect(await dialog.findByText('1 adres staat daar al en blijft hier staan.')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Verplaatsen' }));
  await waitFor(() => expect(toasts.at(-1)?.title).toBe('1 eenheid verplaatst naar Zuid'));
  const sent = (name: string) => calls.find(call => call.name.endsWith(name))?.body;
  expect(sent('/transfer')).toEqual({
    unitIds: [first.id, second.id],
    mode: 'move',
    target: { portfolioId: targetId },
  });
  act(() => toasts.at(-1)?.action?.onAction());
  const { doubles: _, ...undone } = transfer;
  await waitFor(() => expect(sent('/undo')).toEqual(undone));
});

test('a selection is valued on its own', async () => {
  const valuationId = '7a1b3c5d-0000-4000-8000-00000000abcd';
  const { calls } = portfolioService([first, second], {
    'POST /portfolio/valuations': () => ({ id: valuationId }),
  });
  const { user, addressBar } = await open();
  await user.click(await screen.findByRole('checkbox', { name: 'Anklaarseweg 2 aankruisen' }));
  await user.click(screen.getByRole('button', { name: 'Waardeer selectie…' }));
  await user.click(screen.getByRole('button', { name: 'Aanmaken en beginnen' }));
  await waitFor(() => expect(addressBar()).toBe(`/valuation/${valuationId}/buckets`));
  expect(calls.find(call => call.name === 'POST /portfolio/valuations')?.body).toMatchObject({
    portfolioId: id,
    unitIds: [second.id],
  });
});
