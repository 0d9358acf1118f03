import { KavelProvider } from '@kavel/ui/core';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Column } from './column';
import { DataTable } from './data-table';

const columns: Column<string>[] = [{ key: 'name', header: 'Name', cell: name => name }];

function Table({ rows, onSelect }: { rows: readonly string[]; onSelect: (row: string) => void }) {
  return (
    <KavelProvider nonce={undefined}>
      <DataTable
        label="Names"
        columns={columns}
        rows={rows}
        rowKey={name => name}
        onSelect={onSelect}
        recycled
      />
    </KavelProvider>
  );
}

beforeAll(() => {
  // Gives the table a size: jsdom has no layout.
  for (const side of ['clientHeight', 'clientWidth'])
    Object.defineProperty(Element.prototype, side, { configurable: true, value: 600 });
});

test('a row that reuses the element of a removed row does not get its focus', async () => {
  const user = userEvent.setup();
  const onSelect = jest.fn();
  const { rerender } = render(<Table rows={['Aa', 'Beek']} onSelect={onSelect} />);
  const element = screen.getByRole('row', { name: 'Aa' });
  element.focus();
  rerender(<Table rows={['Dommel', 'Beek']} onSelect={onSelect} />);
  expect(screen.getByRole('row', { name: 'Dommel' })).toBe(element);
  await user.keyboard('{Enter}');
  expect(onSelect).not.toHaveBeenCalled();

  await user.click(element);
  expect(onSelect).toHaveBeenCalledWith('Dommel');
});

test('a row that stays keeps its focus when the rows around it change', async () => {
  const user = userEvent.setup();
  const onSelect = jest.fn();
  const { rerender } = render(<Table rows={['Aa', 'Beek']} onSelect={onSelect} />);
  screen.getByRole('row', { name: 'Beek' }).focus();
  rerender(<Table rows={['Dommel', 'Beek', 'Eem']} onSelect={onSelect} />);
  await user.keyboard('{Enter}');
  expect(onSelect).toHaveBeenCalledWith('Beek');
});

test('an empty table has one row that says so, and the action column has a name', () => {
  render(
    <KavelProvider nonce={undefined}>
      <DataTable
        label="Names"
        columns={[...columns, { key: 'actions', header: '', cell: () => null }]}
        rows={[]}
        rowKey={String}
        empty={<h2>Nothing yet</h2>}
      />
    </KavelProvider>,
  );
  const table = screen.getByRole('table', { name: 'Names' });
  expect((table.firstChild as HTMLElement).style.minWidth).toBe('');
  expect(within(table).getByRole('cell', { name: 'Nothing yet' })).toHaveAttribute('aria-colspan', '2');
  expect(within(table).getByRole('columnheader', { name: 'Acties' })).toBeInTheDocument();
});

test('all rows are printed, the screen renders visible rows', () => {
  const rows = Array.from({ length: 200 }, (_, at) => `Row ${at}`);
  render(<Table rows={rows} onSelect={jest.fn()} />);
  expect(screen.queryByRole('row', { name: 'Row 199' })).not.toBeInTheDocument();
  act(() => void dispatchEvent(new Event('beforeprint')));
  expect(screen.getAllByRole('row')).toHaveLength(201);
  act(() => void dispatchEvent(new Event('afterprint')));
  expect(screen.queryByRole('row', { name: 'Row 199' })).not.toBeInTheDocument();
});

test('a table wider than the paper is scaled down in print, so that no column is cut off', () => {
  const wide = Array.from({ length: 14 }, (_, at) => ({ ...columns[0], key: String(at), width: '6rem' }));
  render(
    <KavelProvider nonce={undefined}>
      <DataTable label="Wide" columns={wide as Column<string>[]} rows={['a']} rowKey={String} />
    </KavelProvider>,
  );
  const frame = screen.getByRole('table', { name: 'Wide' }).firstChild as HTMLElement;
  expect(frame.style.minWidth).toBe('77rem');
  act(() => void dispatchEvent(new Event('beforeprint')));
  expect(frame.style).toMatchObject({ minWidth: '', zoom: '0.5' });
  act(() => void dispatchEvent(new Event('afterprint')));
});
