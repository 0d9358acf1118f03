import { statSync } from 'node:fs';
import { session } from '../pages/session';
import { expect, test } from '../pages/test';
import { apiOf, fullSubjects } from '../pages/walk-data';

test('a chart is navigated by keyboard, toggled to a table and saved as an image', async ({ page }) => {
  await session.signIn(page);
  const { valuationId } = await fullSubjects(await apiOf(page), page.request);
  await page.goto(`/valuation/${valuationId}/calculation`);
  const name = 'Kasstroom en contante waarde per jaar';
  const figure = page.getByRole('figure', { name });
  await figure.getByRole('listbox').focus();
  await page.keyboard.press('ArrowRight');
  await expect(figure.getByRole('option', { selected: true })).toHaveAccessibleName(
    /^Jaar 2: Kasstroom €\s[\d.]+, Contante waarde €\s[\d.]+$/,
  );
  for (const kind of ['PNG', 'SVG']) {
    await figure.getByRole('button', { name: 'Grafiek opslaan' }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      figure.getByRole('menuitem', { name: kind }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(new RegExp(`^${name} - .*\\.${kind.toLowerCase()}$`));
    expect(statSync(await file.path()).size).toBeGreaterThan(2000);
  }
  await figure.getByRole('button', { name: 'Tabel' }).click();
  await expect(figure.getByRole('table', { name }).getByRole('row')).toHaveCount(16);
});
