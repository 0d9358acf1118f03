import { session } from '../pages/session';
import { expect, test } from '../pages/test';

const hostile =
  '<script>document.title = "ran"</script> [slecht](javascript:alert(1)) ![gevel](/api/content/pictures/5d1c7a84-93e2-4f0b-8a6d-2e7b90c4f135)';
/** A red square of 2 × 2. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP8zwACTGCSAQANHQEDasKb6QAAAABJRU5ErkJggg==',
  'base64',
);

// A missing picture, the page before it is published, and the trace, which copies the picture while it is drawn.
test.use({ expectedNoise: ['404 (Not Found)', 'HTTP error! Status: 404', "Connecting to 'blob:"] });

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
  await press('Afbeelding');
  await page
    .getByLabel('Kies een bestand')
    .last()
    .setInputFiles({ name: 'geen.png', mimeType: 'image/png', buffer: Buffer.from('<svg') });
  await expect(page.getByText('geen afbeelding die deze browser kan openen')).toBeVisible();
  await page
    .getByLabel('Kies een bestand')
    .last()
    .setInputFiles({ name: 'rood.png', mimeType: 'image/png', buffer: png });
  await expect(page.getByRole('img', { name: 'Gekozen afbeelding' })).toBeVisible();
  await page.getByLabel('Beschrijving').fill('een rood vlak');
  await press('Voeg in');
  await expect(field('Tekst')).toHaveValue(
    /!\[een rood vlak\]\(\/api\/content\/pictures\/[\da-f-]{36}#2x2\)/,
  );
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
  const picture = page.getByRole('img', { name: 'een rood vlak' });
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(2);
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
