import type { Page } from '@playwright/test';
import { bulkUpload, hub, portfolios } from './portfolios';
import { session } from './session';
import { expect } from './test';
import { workflow } from './valuation';

export interface Job {
  name: string;
  /** A part of an address, and the street address to pick from the suggestions. */
  typed: string;
  address: string;
  /** Lines to paste, all valid and different from `address`. */
  lines: readonly string[];
}

/** The workflow of a portfolio manager from the first visit to the summary. */
export async function doTheJob(page: Page, job: Job): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Login' }).click();
  await session.fill(page, 'manager@kavel.example', 'kavel-demo');
  await expect(page).toHaveURL(/\/start/);

  await portfolios.create(page, job.name);
  await hub.add(page, job.typed, job.address);

  await bulkUpload.paste(page, ['Nergensstraat 1, 9999 ZZ Nergens', ...job.lines]);
  await expect(bulkUpload.lines(page).getByText('Niet gevonden')).toBeVisible();
  await bulkUpload.commit(page, job.lines.length);
  await expect(page.getByText(`${job.lines.length} adressen toegevoegd.`)).toBeVisible();
  await page.getByRole('link', { name: 'Naar de portefeuille' }).click();

  const units = job.lines.length + 1;
  await expect(hub.table(page)).toHaveAttribute('aria-rowcount', String(units + 1));
  await expect(
    page
      .getByRole('application', { name: /Kaart met de eenheden/ })
      .or(page.getByLabel(/Kaart met de eenheden/))
      .first(),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Waardeer portefeuille' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Aanmaken en beginnen' }).click();
  await workflow.throughBuckets(page);
  await workflow.throughValuation(page);
  const value = await workflow.throughCalculation(page);
  await workflow.readSummary(page, units);

  for (const step of ['buckets', 'valuation', 'calculation', 'summary'] as const) {
    await workflow.goTo(page, step);
    await page.reload();
    await workflow.expectStep(page, step);
  }
  await workflow.goTo(page, 'calculation');
  await expect(workflow.marketValue(page)).toHaveText(value);

  await session.signOut(page);
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  await page.goto('/valuations');
  await expect(page).toHaveURL(/\/$/);
}
