import type { Start, StartPortfolio } from '@kavel/contracts/start';

/** A portfolio of the start page without units, but for what is overridden. */
export function startPortfolio(overrides: Partial<StartPortfolio> = {}): StartPortfolio {
  return {
    id: '7a1b3c5d-0000-4000-8000-000000000001',
    name: 'Apeldoorn Noord',
    example: false,
    editable: true,
    units: 0,
    annualRent: 0,
    withRent: 0,
    missing: { units: 0, facts: { area: 0, year: 0, label: 0, rent: 0, leaseEnd: 0 } },
    leases: { units: 0, ended: 0, annualRent: 0 },
    value: null,
    history: [],
    ...overrides,
  };
}

/** What the start page shows, with a tour that has ended, but for what is overridden. */
export function startFixture(overrides: Partial<Start> = {}): Start {
  return {
    portfolios: [startPortfolio()],
    leasesUntil: '2027-11-28',
    reviews: [],
    failures: [],
    tourEnded: true,
    ...overrides,
  };
}
