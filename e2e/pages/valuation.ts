import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

type Step = 'buckets' | 'valuation' | 'calculation' | 'summary';

const headings: Record<Step, RegExp> = {
  buckets: /Bucket/,
  valuation: /Referenties/,
  calculation: /Parameters/,
  summary: /Totale marktwaarde/,
};

const titles: Record<Step, string> = {
  buckets: 'Buckets',
  valuation: 'Valuation',
  calculation: 'Calculation',
  summary: 'Summary',
};

/** `/valuation/{id}/…`: the four steps, walked as an appraiser walks them. */
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
    await expect(page.getByRole('main').getByText(headings[step]).first()).toBeVisible();
  },

  async throughBuckets(page: Page): Promise<void> {
    await workflow.expectStep(page, 'buckets');
    await page.getByRole('button', { name: 'Verder' }).click();
  },

  references: (page: Page): Locator => page.getByRole('table', { name: 'Referenties' }),

  /** Waits until every unit has its value, with the sales it rests on. */
  async throughValuation(page: Page): Promise<void> {
    await workflow.expectStep(page, 'valuation');
    await expect(workflow.references(page).getByRole('row')).not.toHaveCount(0);
    await expect(page.getByRole('img', { name: /^Marktwaarde € .*met 68 % zekerheid/ })).toBeVisible();
    await page.getByRole('link', { name: 'Verder naar Calculation' }).click();
  },

  marketValue: (page: Page): Locator =>
    page.getByRole('main').locator('dl > div').filter({ hasText: 'Marktwaarde' }).locator('dd').first(),

  /** Gives the market value as written, to compare with later. */
  async throughCalculation(page: Page): Promise<string> {
    await workflow.expectStep(page, 'calculation');
    await expect(page.getByRole('table', { name: 'Kasstroom per jaar in euro' })).toContainText('Contante waarde');
    await expect(workflow.marketValue(page)).toContainText('€');
    const value = (await workflow.marketValue(page).textContent()) ?? '';
    await page.getByRole('link', { name: 'Verder naar Summary' }).click();
    return value;
  },

  async readSummary(page: Page, units: number): Promise<void> {
    await workflow.expectStep(page, 'summary');
    await expect(page.getByRole('main')).toContainText(`${units} van ${units} gewaardeerd`);
    await expect(page.getByRole('table', { name: 'Eenheden' })).toHaveAttribute('aria-rowcount', String(units + 1));
  },
};
