/** @jest-environment-options {"url": "https://kavel.test/management"} */
import type { ArticleContent, EditedArticle } from '@kavel/contracts/content';
import { fakeServer, openPage, Refusal } from '@kavel/testing';
import { screen, within } from '@testing-library/react';
import ArticleEditor from './article-editor';

const id = '7b1d6e0e-5a4f-4f0a-9d5f-000000000001';

function edited(content: ArticleContent, revision: number): EditedArticle {
  const { kind, translationKey, lang, slug, title } = content;
  return {
    ...{ id, kind, translationKey, lang, slug, title, content, revision },
    ...{ status: 'draft', publishAt: null, updatedAt: '2026-11-24T09:00:00.000Z', updatedBy: 'Anouk Jansen' },
    oldSlugs: [],
  };
}

/** A service with one article; `behind` saves it in between. */
function serve() {
  let stored: EditedArticle | null = null;
  const save = (content: ArticleContent) => {
    stored = edited(content, (stored?.revision ?? 0) + 1);
    return stored;
  };
  fakeServer({
    'GET /content/edited-articles': () => (stored ? [stored] : []),
    'POST /content/edited-articles': ({ body }) => save(body as ArticleContent),
    [`GET /content/edited-articles/${id}`]: () => stored,
    [`GET /content/edited-articles/${id}/revisions`]: () => [],
    [`PUT /content/edited-articles/${id}`]: ({ body }) => {
      const { revision, content } = body as { revision: number; content: ArticleContent };
      if (revision !== stored?.revision) throw new Refusal('revision-behind', { current: stored?.revision });
      return save(content);
    },
  });
  return {
    behind: () => stored && save({ ...stored.content, body: 'Van een ander.' }),
    body: () => stored?.content.body,
  };
}

const open = (query = '') =>
  openPage({
    page: <ArticleEditor />,
    route: '/management',
    address: `/management${query}`,
    permissions: ['auth.management'],
  });

test('a picture needs a file that is one, and a description', async () => {
  serve();
  const { user } = await open('?article=new');
  await user.click(await screen.findByRole('button', { name: 'Afbeelding' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Afbeelding invoegen' }));
  await user.click(dialog.getByRole('button', { name: 'Voeg in' }));
  expect(dialog.getByText('Kies eerst een bestand.')).toBeVisible();
  expect(dialog.getByText('Beschrijf wat er te zien is.')).toBeVisible();
});

test('what is typed survives a reload, is saved, and is not lost when somebody saved meanwhile', async () => {
  const service = serve();
  const first = await open();
  await first.user.click(await screen.findByRole('button', { name: 'Nieuw artikel' }));
  await first.user.type(screen.getByRole('textbox', { name: 'Titel' }), 'De wet');
  expect(screen.getByRole('textbox', { name: 'Adres' })).toHaveValue('de-wet');
  await first.user.type(screen.getByRole('textbox', { name: 'Tekst' }), 'Een tekst');
  expect(first.addressBar()).toBe('/management?article=new');
  first.unmount();

  const { user, addressBar } = await open('?article=new');
  expect(screen.getByText('Dit is wat u eerder typte en nog niet opsloeg.')).toBeVisible();
  const text = screen.getByRole('textbox', { name: 'Tekst' });
  expect(text).toHaveValue('Een tekst');
  expect(within(screen.getByRole('region', { name: 'Voorbeeld' })).getByText('Een tekst')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Opslaan' }));
  expect(await screen.findByText('Opgeslagen')).toBeVisible();
  expect(addressBar()).toBe(`/management?article=${id}`);

  service.behind();
  await user.type(await screen.findByRole('textbox', { name: 'Tekst' }), ' van mij');
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('Iemand anders sloeg dit artikel intussen op.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Sla mijn versie daarop op' }));
  expect(await screen.findByText('Opgeslagen')).toBeVisible();
  expect(service.body()).toBe('Een tekst van mij');
});
