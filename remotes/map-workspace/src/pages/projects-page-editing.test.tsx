import type { Project } from '@kavel/contracts/projects';
import { Refusal } from '@kavel/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { projectId, projectOf } from '../testing/fake-projects';
import { openProjects as open } from '../testing/open-projects';

const objectId = '0200010000130338';

jest.mock('@kavel/map', () => ({ __esModule: true, ...jest.requireActual('../testing/fake-map') }));

beforeEach(() => sessionStorage.clear());

describe('a project', () => {
  it('is changed by the fields that differ', async () => {
    const { user, calls } = await open(`/projects?project=${projectId(1)}`);
    const service = await screen.findByRole('textbox', { name: 'Soort werk' });
    await user.clear(service);
    await user.type(service, 'Advies');
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    await waitFor(() =>
      expect(calls.find(({ name }) => name.startsWith('PUT'))?.body).toEqual({
        service: 'Advies',
        revision: 1,
      }),
    );
  });

  describe('that somebody else changed too', () => {
    async function saveAfter(elsewhere: Partial<Project> & { deleted?: boolean }) {
      const opened = await open(`/projects?project=${projectId(1)}`);
      const title = await screen.findByLabelText('Titel');
      opened.projects.changeElsewhere(1, elsewhere);
      await opened.user.type(title, '!');
      await opened.user.click(screen.getByRole('button', { name: 'Opslaan' }));
      const sent = () => opened.calls.filter(({ name }) => name.startsWith('PUT')).at(-1)?.body;
      return { ...opened, title, sent };
    }

    it('in the same field is shown, and saved with what the user keeps', async () => {
      const { user, title, sent } = await saveAfter({ title: 'Van een ander' });
      expect(await screen.findByText('Titel: Van een ander')).toBeInTheDocument();
      expect(title).toHaveValue('Taxatie 1!');
      expect(screen.getByRole('button', { name: 'Opslaan' })).toBeDisabled();
      await user.click(screen.getByRole('button', { name: 'Mijn invoer houden' }));
      await user.click(screen.getByRole('button', { name: 'Opslaan' }));
      await waitFor(() => expect(sent()).toEqual({ title: 'Taxatie 1!', revision: 2 }));
      expect(screen.queryByText(/Een ander heeft/)).not.toBeInTheDocument();
    });

    it('in the same field can be taken over', async () => {
      const { user, title } = await saveAfter({ title: 'Van een ander' });
      await user.click(await screen.findByRole('button', { name: 'Die van de ander overnemen' }));
      expect(title).toHaveValue('Van een ander');
    });

    it('in another field is in the form, and the edit is saved once more', async () => {
      const { user, title, sent } = await saveAfter({ service: 'Advies' });
      expect(await screen.findByText(/sla ze opnieuw op/)).toBeInTheDocument();
      expect(screen.getByRole('textbox', { name: 'Soort werk' })).toHaveValue('Advies');
      expect(title).toHaveValue('Taxatie 1!');
      await user.click(screen.getByRole('button', { name: 'Opslaan' }));
      await waitFor(() => expect(sent()).toEqual({ title: 'Taxatie 1!', revision: 2 }));
    });

    it('by deleting it keeps the edit, and can be undone', async () => {
      const { user, title, projects } = await saveAfter({ deleted: true });
      expect(await screen.findByText(/intussen verwijderd/)).toBeInTheDocument();
      expect(title).toHaveValue('Taxatie 1!');
      await user.click(screen.getByRole('button', { name: 'Project terugzetten' }));
      await waitFor(() => expect(screen.queryByText(/intussen verwijderd/)).not.toBeInTheDocument());
      await user.click(screen.getByRole('button', { name: 'Opslaan' }));
      await waitFor(() => expect(projects.titleOf(1)).toBe('Taxatie 1!'));
    });
  });

  it('keeps what is typed when it is moved on the board meanwhile', async () => {
    const { user, toasts } = await open(`/projects?project=${projectId(1)}`);
    await user.type(await screen.findByLabelText('Titel'), '!');
    await user.click(screen.getByRole('button', { name: 'TAX-1 verplaatsen' }));
    const menu = screen.getByRole('menu', { name: 'TAX-1 verplaatsen', hidden: true });
    await user.click(within(menu).getByRole('menuitemradio', { name: /Gereed/, hidden: true }));
    await waitFor(() => expect(toasts.at(-1)).toMatchObject({ title: 'TAX-1 staat nu op Gereed' }));
    expect(screen.getByLabelText('Titel')).toHaveValue('Taxatie 1!');
    const form = within(screen.getByRole('region', { name: 'Gekozen project' }));
    expect(form.getByLabelText('Status')).toHaveValue('done');
  });

  it('keeps what is typed without network, and says that there was no answer', async () => {
    let offline = false;
    const { user } = await open(`/projects?project=${projectId(1)}`, () => {
      if (offline) throw new TypeError('no network');
      return undefined;
    });
    await user.type(await screen.findByLabelText('Titel'), '!');
    offline = true;
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    expect(await screen.findByText(/Er kwam geen antwoord/)).toBeInTheDocument();
    expect(screen.getByLabelText('Titel')).toHaveValue('Taxatie 1!');
    offline = false;
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    await waitFor(() => expect(screen.queryByText(/Er kwam geen antwoord/)).not.toBeInTheDocument());
  });

  it('opens again with what was not saved, until that is discarded', async () => {
    const first = await open(`/projects?project=${projectId(1)}`);
    await first.user.type(await screen.findByLabelText('Titel'), '!');
    first.unmount();
    const { user } = await open(`/projects?project=${projectId(1)}`);
    expect(await screen.findByText(/nog niet had opgeslagen/)).toBeInTheDocument();
    expect(screen.getByLabelText('Titel')).toHaveValue('Taxatie 1!');
    await user.click(screen.getByRole('button', { name: 'Wijzigingen weggooien' }));
    expect(screen.getByLabelText('Titel')).toHaveValue('Taxatie 1');
    expect(sessionStorage).toHaveLength(0);
  });

  it('that is left without saving opens as it is stored', async () => {
    const { user } = await open(`/projects?project=${projectId(1)}`);
    await user.type(await screen.findByLabelText('Titel'), '!');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Weggaan zonder opslaan' }));
    await user.click(await screen.findByText('Taxatie 1'));
    expect(await screen.findByLabelText('Titel')).toHaveValue('Taxatie 1');
  });

  it('is moved back by undo, with the date on which it was closed', async () => {
    const { user, toasts, calls } = await open();
    await user.click(await screen.findByRole('button', { name: 'TAX-3 verplaatsen' }));
    const menu = screen.getByRole('menu', { name: 'TAX-3 verplaatsen', hidden: true });
    await user.click(within(menu).getByRole('menuitemradio', { name: /Te doen/, hidden: true }));
    await waitFor(() => expect(toasts.at(-1)).toMatchObject({ title: 'TAX-3 staat nu op Te doen' }));
    await act(async () => toasts.at(-1)?.action?.onAction());
    await waitFor(() => expect(toasts.at(-1)).toMatchObject({ title: 'TAX-3 staat nu op Gereed' }));
    const last = calls.filter(({ name }) => name.startsWith('PUT')).at(-1);
    expect(last?.body).toEqual({ status: 'done', closed: '2026-05-01', revision: 2 });
  });

  it('keeps the focus when it was opened by its address and is made', async () => {
    const { user, query } = await open('/projects?project=new');
    await user.type(await screen.findByLabelText('Titel'), 'Opname');
    await user.type(screen.getByLabelText('Sleutel'), 'TAX-90{Enter}');
    await waitFor(() => expect(query().get('project')).toBe(projectId(90)));
    expect(screen.getByRole('region', { name: 'Gekozen project' })).toHaveFocus();
  });

  it('keeps the focus in the field of the address when one is chosen or taken away', async () => {
    const suggestion = { objectId: '0200010000000001', address: 'Kerkstraat 1, 7311 AA Apeldoorn' };
    const { user } = await open('/projects?project=new', ({ name }) =>
      name === 'GET /real-estate-data/addresses/suggest' ? [suggestion] : undefined,
    );
    await user.type(await screen.findByRole('combobox', { name: 'Adres' }), 'Kerk');
    await user.click(await screen.findByRole('option', { name: suggestion.address }));
    expect(screen.getByRole('button', { name: 'Adres weghalen' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('combobox', { name: 'Adres' })).toHaveFocus();
  });

  it('keeps the focus in its links when a service for its files is made', async () => {
    const made = { id: projectId(60), name: 'Taxatie 1' };
    const services: (typeof made)[] = [];
    const answers: Record<string, () => unknown> = {
      'GET /portfolio/portfolios': () => [],
      'GET /portfolio/services': () => [...services],
      'POST /portfolio/services': () => {
        services.push(made);
        return made;
      },
    };
    const permissions = ['auth.unrestricted-access-general', 'auth.portfolio-hub'] as const;
    const address = `/projects?project=${projectId(1)}`;
    const { user } = await open(address, ({ name }) => answers[name]?.(), permissions);
    (await screen.findByRole('button', { name: 'Nieuwe dienst maken' })).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('link', { name: 'Bestanden openen' })).toBeVisible();
    expect(screen.getByLabelText('Dienst met bestanden')).toHaveFocus();
  });

  it('links to what its user sees, and says that something else is linked', async () => {
    const linked = projectOf(1, { portfolioId: projectId(70), valuationId: projectId(71), objectId });
    const answers: Record<string, () => unknown> = {
      [`GET /portfolio/projects/${projectId(1)}`]: () => linked,
      'GET /portfolio/portfolios': () => [],
      'GET /portfolio/services': () => [],
      'GET /portfolio/valuations': () => [{ id: projectId(71), name: 'Jaarwaardering' }],
    };
    const permissions = [
      ...(['auth.unrestricted-access-general', 'auth.portfolio-hub'] as const),
      ...(['auth.automated-valuation', 'auth.property-pass'] as const),
    ];
    await open(`/projects?project=${projectId(1)}`, ({ name }) => answers[name]?.(), permissions);
    expect(await screen.findByDisplayValue('Niet zichtbaar voor u')).toBe(
      screen.getByLabelText('Portefeuille'),
    );
    expect(await screen.findByDisplayValue('Jaarwaardering')).toBeVisible();
    const links = screen.getAllByRole('link', { name: /openen|paspoort/i });
    expect(links.map(link => link.getAttribute('href'))).toEqual([
      `/valuation/${projectId(71)}/valuation`,
      `/passport/${objectId}`,
    ]);
  });

  it('keeps the focus when it is moved by its menu', async () => {
    const { user } = await open();
    const mover = await screen.findByRole('button', { name: 'TAX-1 verplaatsen' });
    mover.focus();
    await user.keyboard('{Enter}');
    const menu = screen.getByRole('menu', { name: 'TAX-1 verplaatsen', hidden: true });
    within(menu)
      .getByRole('menuitemradio', { name: /Ter controle/, hidden: true })
      .focus();
    await user.keyboard('{Enter}');
    const [review] = await screen.findAllByRole('region', { name: 'Ter controle' });
    const moved = await within(review as HTMLElement).findByRole('button', { name: 'TAX-1 verplaatsen' });
    await waitFor(() => expect(moved).toHaveFocus());
  });

  it('takes the focus of the card that opens it, and gives it back', async () => {
    const { user } = await open();
    const card = (await screen.findByText('Taxatie 1')).closest('button') as HTMLElement;
    card.focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('region', { name: 'Gekozen project' })).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(card).toHaveFocus());
  });

  it('names the field that the service refuses', async () => {
    const { user } = await open(`/projects?project=${projectId(1)}`, ({ name }) => {
      if (name.startsWith('PUT')) throw new Refusal('bad-request', [{ field: 'service', message: 'no' }]);
      return undefined;
    });
    await user.type(await screen.findByRole('textbox', { name: 'Soort werk' }), '!');
    await user.click(screen.getByRole('button', { name: 'Opslaan' }));
    expect(await screen.findByText('Niet opgeslagen. Controleer: Soort werk.')).toBeInTheDocument();
  });

  it('is made and then open', async () => {
    const { user, query, toasts } = await open();
    await user.click(await screen.findByRole('button', { name: 'Nieuw project' }));
    await user.type(screen.getByLabelText('Titel'), 'Opname');
    await user.type(screen.getByLabelText('Sleutel'), 'TAX-90');
    await user.click(screen.getByRole('button', { name: 'Maken' }));
    await waitFor(() => expect(query().get('project')).toBe(projectId(90)));
    expect(toasts.at(-1)).toMatchObject({ title: 'TAX-90 is gemaakt' });
  });

  it('is deleted with a way back', async () => {
    const { user, toasts, query } = await open(`/projects?project=${projectId(1)}`);
    await user.click(await screen.findByRole('button', { name: 'Verwijderen' }));
    await waitFor(() => expect(query().has('project')).toBe(false));
    expect(toasts.at(-1)).toMatchObject({
      title: 'TAX-1 is verwijderd',
      action: { label: 'Ongedaan maken' },
    });
  });
});
