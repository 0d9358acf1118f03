import { session } from '../pages/session';
import { expect, test } from '../pages/test';

const hostile =
  '<script>document.title = "ran"</script> [slecht](javascript:alert(1)) ![gevel](/bestaat-niet.png)';

// A missing picture, and the page before it is published.
test.use({ expectedNoise: ['404 (Not Found)', 'HTTP error! Status: 404'] });

test('an article is written, scheduled, published, corrected and found at its earlier address', async ({
  page,
}) => {
  await session.signIn(page, 'admin');
  await page.goto('/management?tab=content%2FArticleEditor');
  const title = `Proefartikel ${Date.now()}`;
  const slug = title.toLowerCase().replace(' ', '-');
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

  await press('Nieuw artikel');
  await field('Titel').fill(title);
  await field('Tekst').fill(`De **eerste** tekst. ${hostile}`);
  await expect(page.getByRole('region', { name: 'Voorbeeld' }).getByText('Afbeelding: gevel')).toBeVisible();
  await press('Opslaan');
  await press('Ter controle geven');
  await page.getByLabel('Publiceren op').fill('2099-01-01T09:00');
  await press('Plan in');
  await expect(page.getByText('Ingepland vanaf')).toBeVisible();
  const editing = page.url();
  await page.goto(`/news/${slug}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Dit artikel is er niet' })).toBeVisible();

  await page.goto(editing);
  await press('Publiceren');
  await page.getByRole('link', { name: 'Bekijk de pagina' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('eerste', { exact: true })).toBeVisible();
  await expect(page.getByText('Afbeelding: gevel')).toBeVisible();
  await expect(page.getByRole('link', { name: 'slecht' })).toHaveCount(0);
  expect(await page.title()).not.toContain('ran');

  await page.goto(editing);
  await field('Tekst').fill('De **betere** tekst.');
  await field('Adres').fill(`${slug}-beter`);
  await press('Opslaan');
  await expect(page.getByText(`/news/${slug}`, { exact: true })).toBeVisible();
  await page
    .getByRole('button', { name: /Concept$/ })
    .last()
    .click();
  await expect(page.getByText('Toegevoegd: ').first()).toBeAttached();
  await page.goto(`/news/${slug}`);
  await expect(page.getByText('betere', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/news/${slug}-beter$`));
});
