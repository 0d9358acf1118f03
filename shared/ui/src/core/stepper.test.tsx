import { MemoryRouter } from '@kavel/router';
import { KavelProvider } from '@kavel/ui/core';
import { render, screen } from '@testing-library/react';
import { Stepper } from './stepper';

test('the visible state of a step is in its accessible name, including that it is done', () => {
  const step = { to: '/valuation/1/buckets', loading: false } as const;
  render(
    <KavelProvider nonce={undefined}>
      <MemoryRouter>
        <Stepper
          label="Steps"
          loadingLabel="Loading"
          doneLabel="done"
          steps={[
            { ...step, key: 'a', title: 'Buckets', state: 'completed' },
            { ...step, key: 'b', title: 'Valuation', state: 'active' },
          ]}
        />
      </MemoryRouter>
    </KavelProvider>,
  );
  expect(screen.getAllByRole('link').map(link => link.textContent)).toEqual(['✓Buckets(done)', '2Valuation']);
  expect(screen.getByRole('link', { name: 'Buckets (done)' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '2 Valuation', current: 'step' })).toBeInTheDocument();
});
