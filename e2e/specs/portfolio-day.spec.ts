import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { origin, root } from '../environment';
import { hub } from '../pages/portfolios';
import { session } from '../pages/session';
import { expect, test } from '../pages/test';

const run = promisify(execFile);

/** A portfolio with leases and approved valuations at three dates; its id. */
async function demoPortfolio(name: string): Promise<string> {
  const program = resolve(root, 'tools/demo-portfolio/main.ts');
  const { stdout } = await run(process.execPath, ['--import', 'tsx', program, origin, '', name], {
    cwd: root,
  });
  return stdout.trim();
}

const leases = (page: Page) => page.getByRole('table', { name: 'Huurcontracten' });
const toasts = (page: Page, text: string) => page.getByText(text).first();

test('the day of a portfolio manager: why the value changed, the rent roll, and the units', async ({
  page,
}) => {
  test.slow();
  const name = `Dag ${Date.now()}`;
  const id = await demoPortfolio(name);
  await session.signIn(page);

  await test.step('the value over time, and a bridge that names the whole difference', async () => {
    await page.goto(`/${id}/hub`);
    const pages = page.getByRole('navigation', { name: 'Pagina’s van de portefeuille' });
    await pages.getByRole('link', { name: 'Waarde in de tijd' }).press('Enter');
    const from = page.getByLabel('Van peildatum');
    await from.selectOption({ index: 0 });
    await expect(page.getByText(/^Verschil \+€/)).toBeVisible();
    await expect(page.getByText(/^Eenheden erbij/).first()).toBeVisible();
    const asked = page.url();
    await page.reload();
    await expect(page.getByText(/^Eenheden erbij/).first()).toBeVisible();
    expect(page.url()).toBe(asked);
  });

  await test.step('a rent roll imported after a look at what it does, and taken back', async () => {
    await page.goto(`/${id}/rent-roll`);
    const before = await leases(page).getAttribute('aria-rowcount');
    const address = await leases(page).getByRole('row').nth(1).getByRole('cell').first().textContent();
    const rows = [
      'Adres;Contractnummer;Huur per jaar;Ingangsdatum;Einddatum',
      `${address};DAG-1;12.000;1-1-2026;31-12-2030`,
      'Nergensstraat 1;DAG-2;9.000;1-1-2026;31-12-2030',
    ];
    const file = { name: 'dag.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) };
    await page.getByRole('button', { name: 'Huurlijst importeren' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Huurlijst importeren' });
    await dialog.locator('input[type=file]').setInputFiles(file);
    await dialog.getByRole('button', { name: 'Voorbeeld tonen' }).click();
    await expect(dialog.getByText('Deze eenheid is niet in de portefeuille')).toBeVisible();
    await dialog.getByRole('button', { name: 'Importeren' }).click();
    await expect(leases(page)).toHaveAttribute('aria-rowcount', String(Number(before) + 1));
    await dialog.getByRole('button', { name: 'Import dag.csv terugdraaien' }).click();
    await expect(leases(page)).toHaveAttribute('aria-rowcount', before ?? '');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('units by keyboard: tagged, exported, copied, removed and brought back', async () => {
    await page.goto(`/${id}/hub`);
    const ticks = hub.table(page).getByRole('checkbox');
    for (const at of [1, 2]) await ticks.nth(at).press('Space');
    const bar = page.getByRole('toolbar', { name: 'Aangekruiste eenheden' });
    await expect(bar).toContainText('2 eenheden aangekruist');

    await bar.getByRole('button', { name: 'Tags…' }).press('Enter');
    const tags = page.getByRole('dialog', { name: 'Tags van 2 eenheden' });
    await tags.getByLabel('Nieuwe tag').fill(`Verkoop ${name}`);
    await tags.getByLabel('Nieuwe tag').press('Enter');
    await expect(tags.getByRole('checkbox', { name: `Verkoop ${name}` })).toBeChecked();
    await tags.getByRole('button', { name: 'Opslaan' }).press('Enter');
    await expect(toasts(page, 'Tags van 2 eenheden gewijzigd')).toBeVisible();

    await bar.getByRole('button', { name: 'Verplaatsen of kopiëren' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Kopieer naar portefeuille…' }).press('Enter');
    const copy = page.getByRole('dialog', { name: '2 eenheden kopiëren' });
    await copy.getByLabel('Naar portefeuille').selectOption('Nieuwe portefeuille…');
    await copy.getByLabel('Naam').fill(`${name} verkoop`);
    await copy.getByRole('button', { name: 'Kopiëren' }).press('Enter');
    await expect(toasts(page, `2 eenheden gekopieerd naar ${name} verkoop`)).toBeVisible();

    await bar.getByRole('button', { name: 'Uit portefeuille' }).press('Enter');
    await expect(hub.table(page)).toHaveAttribute('aria-rowcount', '23');
    // The offer to take back the copies may still stand beside it.
    await expect(toasts(page, '2 eenheden uit de portefeuille gehaald')).toBeVisible();
    await page.getByRole('button', { name: 'Ongedaan maken' }).last().press('Enter');
    await expect(hub.table(page)).toHaveAttribute('aria-rowcount', '25');

    await page.getByRole('button', { name: 'Exporteer' }).press('Enter');
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: '24 eenheden als CSV' }).press('Enter');
    expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  });
});
