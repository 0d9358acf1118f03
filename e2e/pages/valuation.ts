import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

type Step = 'buckets' | 'valuation' | 'calculation' | 'summary';

/** A button that exists only in this step, once it is loaded. */
const ownButton: Record<Step, string> = {
  buckets: 'Stel opnieuw voor',
  valuation: 'Instellingen',
  calculation: 'Herbereken',
  summary: 'Afdrukken',
};

const titles: Record<Step, string> = {
  buckets: 'Buckets',
  valuation: 'Valuation',
  calculation: 'Calculation',
  summary: 'Summary',
};

/** `/valuation/{id}/…`: the four steps in the order of an appraiser. */
export const workflow = {
  stepper: (page: Page) => page.getByRole('navigation', { name: 'Stappen van de waardering' }),

  async goTo(page: Page, step: Step): Promise<void> {
    await workflow.stepper(page).getByRole('link', { name: titles[step] }).click();
    await workflow.expectStep(page, step);
  },

  async expectStep(page: Page, step: Step): Promise<void> {
    await expect(page).toHaveURL(new RegExp(`/${step}(\\?|$)`));
    const link = workflow.stepper(page).getByRole('link', { name: titles[step] });
    await expect(link).toHaveAttribute('aria-current', 'step');
    await expect(page.getByRole('button', { name: ownButton[step] })).toBeVisible();
  },

  async throughBuckets(page: Page): Promise<void> {
    await workflow.expectStep(page, 'buckets');
    await page.getByRole('button', { name: 'Verder' }).click();
  },

  references: (page: Page): Locator => page.getByRole('table', { name: 'Referenties' }),

  /** Waits until every unit has its value and references. */
  async throughValuation(page: Page): Promise<void> {
    await workflow.expectStep(page, 'valuation');
    await expect(workflow.references(page).getByRole('row')).not.toHaveCount(0);
    await expect(
      page.getByRole('img', { name: /^Marktwaarde \(vergelijking, k\.k\.\) € .*met 68 % zekerheid/ }),
    ).toBeVisible();
    await expect(page.getByText(/^Waarderen: \S+ van \S+ eenheden$/)).toBeHidden({ timeout: 60_000 });
    await page.getByRole('link', { name: 'Verder naar Calculation' }).click();
  },

  marketValue: (page: Page): Locator =>
    page
      .getByRole('main')
      .locator('dl > div')
      .filter({ hasText: 'Marktwaarde (kasstroom' })
      .locator('dd')
      .first(),

  /** Returns the market value as displayed, for a later comparison. */
  async throughCalculation(page: Page): Promise<string> {
    await workflow.expectStep(page, 'calculation');
    await expect(page.getByRole('table', { name: 'Kasstroom per jaar in euro' })).toContainText(
      'Contante waarde',
    );
    await expect(workflow.marketValue(page)).toContainText('€');
    const value = (await workflow.marketValue(page).textContent()) ?? '';
    await page.getByRole('link', { name: 'Verder naar Summary' }).click();
    return value;
  },

  async readSummary(page: Page, units: number): Promise<void> {
    await workflow.expectStep(page, 'summary');
    await expect(page.getByText(`${units} van ${units} gewaardeerd`)).toBeVisible();
    await expect(page.getByRole('table', { name: 'Eenheden' })).toHaveAttribute(
      'aria-rowcount',
      String(units + 1),
    );
  },
};
