import { ApiError } from '@kavel/api-client';
import type { TravelProblemDetails } from '@kavel/contracts/travel-time';
import { KavelProvider } from '@kavel/ui/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TravelProblem } from './travel-problem';

const onRetry = jest.fn();
const show = (error: Error) =>
  render(
    <KavelProvider nonce={undefined}>
      <TravelProblem
        error={error}
        names={['Dorpsstraat 1', 'Punt op 52.2, 5.97']}
        date="2026-11-24"
        onRetry={onRetry}
      />
    </KavelProvider>,
  );
const refused = (details: TravelProblemDetails) => new ApiError(400, 'bad-request', 'No', details);

test.each<[TravelProblemDetails, RegExp]>([
  [{ problem: 'no-roads' }, /geen wegen geïmporteerd.*npm run data -- import roads/],
  [{ problem: 'no-timetable' }, /geen dienstregeling geïmporteerd.*npm run data -- import timetable/],
  [{ problem: 'off-road', origin: 1 }, /Bij Punt op 52.2, 5.97 is binnen 300 m geen weg/],
  [{ problem: 'timetable-ended', date: '2026-10-31' }, /eindigt op 31 okt 2026/],
  [{ problem: 'timetable-not-begun', date: '2026-12-13' }, /begint op 13 dec 2026/],
  [{ problem: 'nothing-runs' }, /Op 24 nov 2026 rijdt er niets/],
  [{ problem: 'not-by-engine' }, /Valhalla.*kan dit niet berekenen/],
])('%j says what it is', (details, words) => {
  show(refused(details));
  expect(screen.getByRole('note')).toHaveTextContent(words);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test.each([refused({ problem: 'engine-failed' }), new ApiError(503, 'unavailable', 'No', null)])(
  'what may pass can be tried again',
  async error => {
    show(error);
    await userEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }));
    expect(onRetry).toHaveBeenCalled();
  },
);
