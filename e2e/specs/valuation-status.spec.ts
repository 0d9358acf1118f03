import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { demoAddresses } from '../pages/addresses';
import { session } from '../pages/session';
import { expect, test } from '../pages/test';
import { workflow } from '../pages/valuation';

const reviewer = 'Marieke de Vries (manager@kavel.example)';

/** A valuation of three homes by the appraiser, valued but not submitted. */
async function valuedByAppraiser(api: APIRequestContext, name: string): Promise<string> {
  const { access_token } = await post<{ access_token: string }>(api, '/auth/login', {
    email: 'appraiser@kavel.example',
    password: 'kavel-demo',
  });
  const headers = { authorization: `Bearer ${access_token}` };
  const create = <Made>(path: string, body: object) => post<Made>(api, path, body, headers);
  const addresses = await demoAddresses(api, 'Dotterbloemplein', 3);
  const { id: portfolioId } = await create<{ id: string }>('/portfolio/portfolios', { name });
  const lines = addresses.map(({ address }, i) => ({ line: i + 1, text: address }));
  await create(`/portfolio/portfolios/${portfolioId}/real-estate-entities/batch`, { lines });
  const { id, unitIds } = await create<{ id: string; unitIds: string[] }>('/portfolio/valuations', {
    portfolioId,
    name,
  });
  const buckets = { alles: { name: 'Alles', reason: null, unitIds } };
  await create(`/portfolio/valuations/${id}/address-buckets`, buckets);
  await create(`/real-estate-data/valuations/${id}/references-and-valuation-result`, {});
  return id;
}

async function post<Result>(
  api: APIRequestContext,
  path: string,
  data: object,
  headers: Record<string, string> = {},
): Promise<Result> {
  const response = await api.post(`/api${path}`, { data, headers });
  expect(response.ok(), await response.text()).toBe(true);
  return ((await response.json()) as { result: Result }).result;
}

test('a valuation is sent back with a reason, approved by a second person, and then cannot change', async ({
  page,
  request,
}) => {
  test.slow();
  const name = `Taxatie met vier ogen ${Date.now()}`;
  const id = await valuedByAppraiser(request, name);
  const move = async (to: string, reason?: string) => {
    await page.getByRole('button', { name: to }).click();
    const dialog = page.getByRole('dialog', { name: to });
    if (reason) await dialog.getByRole('textbox').fill(reason);
    await dialog.getByRole('button', { name: to }).click();
    await expect(dialog).toBeHidden();
  };
  const openSummary = async () => {
    await page.goto(`/valuation/${id}/summary`);
    await workflow.expectStep(page, 'summary');
  };
  const trail = page.getByRole('list', { name: 'Status en geschiedenis' }).getByRole('listitem');

  await session.signIn(page, 'appraiser');
  await page.goto(`/valuation/${id}/valuation`);
  const counts = page.getByRole('checkbox', { name: /laten meetellen/ });
  await counts.first().press('Space');
  await expect(page.getByText('1 weggelaten')).toBeVisible();
  await page.getByRole('button', { name: 'Waarde overschrijven' }).click();
  const override = page.getByRole('dialog');
  const [, model = ''] = /Model: €\s*([\d.]+)/.exec((await override.textContent()) ?? '') ?? [];
  // Within the limit of one person.
  await page.getByLabel('Waarde (€)').fill(String(Math.round(Number(model.replaceAll('.', '')) * 1.05)));
  await page.getByRole('textbox', { name: 'Reden' }).fill('Uitbouw aan de achterzijde van 2026');
  await override.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText(/^Modelwaarde €/)).toBeVisible();
  await expect(page.getByText(/^Handmatig €.* door /)).toBeVisible();

  await openSummary();
  await expect(page.getByRole('list', { name: 'Wijzigingen' })).toContainText(
    'Uitbouw aan de achterzijde van 2026',
  );
  await page.getByRole('button', { name: 'Aanbieden voor beoordeling' }).click();
  const submit = page.getByRole('dialog', { name: 'Aanbieden voor beoordeling' });
  await expect(submit).toContainText('zonder tweede persoon kan niemand goedkeuren');
  await submit.getByLabel('Beoordelaar').selectOption({ label: reviewer });
  await submit.getByRole('button', { name: 'Aanbieden voor beoordeling' }).click();
  await expect(submit).toBeHidden();
  await expect(page.getByRole('button', { name: 'Goedkeuren' })).toBeDisabled();
  await expect(page.getByText('Marieke de Vries is gevraagd te beoordelen.')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Status' })).toBeFocused();
  await session.signOut(page);

  await session.signInOnPage(page, 'manager');
  await openSummary();
  await move('Terug naar concept', 'Peildatum nakijken');
  await expect(trail.first()).toContainText('Peildatum nakijken');
  await session.signOut(page);

  await session.signInOnPage(page, 'appraiser');
  await openSummary();
  await move('Aanbieden voor beoordeling');
  await session.signOut(page);

  await session.signInOnPage(page, 'manager');
  await openSummary();
  await move('Goedkeuren');
  await expect(trail).toHaveCount(5);
  await page.getByRole('button', { name: 'Narekenen' }).click();
  await expect(page.getByText('3 waarden komen op de cent gelijk uit.')).toBeVisible();
  await page.goto(`/valuation/${id}/calculation`);
  await expect(page.getByText(/is goedgekeurd en ligt vast/)).toBeVisible();
});

/** The page asks again when it is looked at, as after switching tabs. */
const lookAt = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

test('two people review side by side: comments, a return and an approval', async ({
  browser,
  page,
  request,
}) => {
  test.slow();
  const name = `Taxatie met zijn tweeën ${Date.now()}`;
  const id = await valuedByAppraiser(request, name);
  const appraiser = page;
  const manager = await (await browser.newContext()).newPage();
  const status = (who: Page) => who.getByRole('group', { name: 'Status' });
  const change = async (who: Page, to: string, fill?: (dialog: Locator) => Promise<unknown>) => {
    await who.getByRole('button', { name: to }).click();
    const dialog = who.getByRole('dialog', { name: to });
    await fill?.(dialog);
    await dialog.getByRole('button', { name: to }).click();
    await expect(dialog).toBeHidden();
  };
  const takeIn = async (who: Page, change: string) => {
    await lookAt(who);
    await expect(who.getByText(change)).toBeVisible();
    await who.getByRole('button', { name: 'Overnemen' }).click();
  };

  await session.signIn(appraiser, 'appraiser');
  await appraiser.goto(`/valuation/${id}/summary`);
  await change(appraiser, 'Aanbieden voor beoordeling', dialog =>
    dialog.getByLabel('Beoordelaar').selectOption({ label: reviewer }),
  );

  await session.signIn(manager, 'manager');
  await manager.goto('/valuations?view=review');
  await manager.getByRole('link', { name }).click();
  await manager.getByRole('button', { name: /^Opmerkingen bij Marktwaarde \(vergelijking/ }).click();
  const beside = manager.getByRole('complementary', { name: 'Opmerkingen' });
  const field = beside.getByRole('combobox');
  await field.pressSequentially('Klopt dit totaal, @sand');
  await field.press('Enter');
  await expect(field).toHaveValue('Klopt dit totaal, @Sander Bakker ');
  await beside.getByRole('button', { name: 'Plaats' }).click();
  await expect(beside.getByText('@Sander Bakker')).toBeVisible();

  await appraiser.goto('/notifications');
  await appraiser.getByRole('link', { name: `${name}: u bent genoemd in een opmerking` }).click();
  const answers = appraiser.getByRole('complementary', { name: 'Opmerkingen' });
  await expect(answers.getByText('Klopt dit totaal,')).toBeVisible();
  await expect(appraiser.getByRole('list', { name: 'Nu ook hier' })).toContainText('Marieke de Vries');
  await answers.getByRole('button', { name: 'Beantwoord' }).click();
  await answers.getByRole('combobox', { name: 'Beantwoord' }).fill('Ja, nagerekend.');
  await answers.getByRole('button', { name: 'Beantwoord' }).click();
  await expect(answers.getByText('Ja, nagerekend.')).toBeVisible();

  await change(manager, 'Terug naar concept', dialog =>
    dialog.getByRole('textbox').fill('Checklist ontbreekt'),
  );
  await takeIn(appraiser, 'Marieke de Vries: status nu Concept');
  await expect(status(appraiser)).toContainText('Concept');
  const basis = appraiser.getByRole('group', { name: 'De grondslag van de waarde is vermeld' });
  await basis.getByText('Ja').click();
  await expect(appraiser.getByText('beantwoord door Sander Bakker')).toBeVisible();
  await change(appraiser, 'Aanbieden voor beoordeling');

  await takeIn(manager, 'Sander Bakker: status nu In beoordeling');
  await manager.getByRole('checkbox', { name: 'Bevestigd' }).click();
  await expect(manager.getByText(/bevestigd door Marieke de Vries/)).toBeVisible();
  await change(manager, 'Goedkeuren');
  await expect(status(manager)).toContainText('Goedgekeurd');
  await expect(beside.getByText(/de opmerkingen liggen vast/)).toBeVisible();
  await manager.context().close();
});
