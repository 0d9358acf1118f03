import { type LeaseColumn, type LeaseRows, leaseLimits } from '@kavel/contracts/leases';
import { fakeServer, Refusal, signIn } from '@kavel/testing';
import { renderHook } from '@testing-library/react';
import { previewLeases } from './rent-roll-calls';
import { useSentRows } from './sent-rows';

const portfolioId = '0190a0de-0000-7000-8000-000000000001';
const reading = { name: 'huurlijst.csv', rentPer: 'year', whole: false } as const;
const columns: LeaseColumn[] = ['reference', 'rent'];
const leaseRowsOf = (rows: readonly number[]): LeaseRows => ({
  columns,
  lines: rows.map(row => row + 2),
  rows: rows.map(row => [`HC-${row}`, '9000']),
});
const longFile = Array.from({ length: leaseLimits.rowsAtOnce + 1 }, (_, row) => row);
const part = `POST /portfolio/portfolios/${portfolioId}/lease-parts`;
const preview = `POST /portfolio/portfolios/${portfolioId}/lease-deliveries/preview`;

function sending(answers: Parameters<typeof fakeServer>[0]) {
  signIn(['auth.portfolio-hub']);
  const calls = fakeServer(answers);
  const { result } = renderHook(() => useSentRows(portfolioId, leaseRowsOf));
  const previewed = (rows: readonly number[]) =>
    result.current(rows, sent => previewLeases(portfolioId, { ...reading, ...sent }));
  return { previewed, names: () => calls.map(({ name }) => name) };
}

test('rows that were sent for one call are not sent again for the next', async () => {
  const { previewed, names } = sending(() => null);
  await previewed(longFile);
  await previewed(longFile);
  expect(names()).toEqual([part, preview, preview]);
});

test('after a refused call, and for other rows, they are sent again', async () => {
  let refused = false;
  const { previewed, names } = sending(({ name }) => {
    if (name !== preview || refused) return null;
    refused = true;
    throw new Refusal('unprocessable');
  });
  await expect(previewed(longFile)).rejects.toThrow();
  await previewed(longFile);
  await previewed([...longFile]);
  expect(names()).toEqual([part, preview, part, preview, part, preview]);
});
