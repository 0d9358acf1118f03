import type { Call } from '@kavel/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { projectId, projectOf } from '../testing/fake-projects';
import { openProjects as open } from '../testing/open-projects';

jest.mock('@kavel/map', () => ({ __esModule: true, ...jest.requireActual('../testing/fake-map') }));

beforeEach(() => sessionStorage.clear());

const column = (name: string) => screen.findByRole('region', { name });

describe('the board', () => {
  it('has a column for each status', async () => {
    await open();
    const columns = await screen.findAllByRole('heading', { level: 2 });
    expect(columns.map(({ textContent }) => textContent)).toEqual([
      ...['Te doen', 'Gepland', 'In uitvoering', 'Ter controle', 'Gereed', 'Vervallen'],
    ]);
    expect(screen.getByText('3 projecten')).toBeInTheDocument();
  });

  it('moves a project by its menu', async () => {
    const { user, calls, toasts } = await open();
    await user.click(await screen.findByRole('button', { name: 'TAX-1 verplaatsen' }));
    const menu = screen.getByRole('menu', { name: 'TAX-1 verplaatsen', hidden: true });
    await user.click(within(menu).getByRole('menuitemradio', { name: /Ter controle/, hidden: true }));
    await waitFor(() => expect(toasts.at(-1)).toMatchObject({ title: 'TAX-1 staat nu op Ter controle' }));
    const [sent] = calls.filter(({ name }) => name.startsWith('PUT'));
    expect(sent?.body).toEqual({ status: 'in-review', revision: 1 });
  });

  it('moves a project that is dragged to another column', async () => {
    const { toasts } = await open();
    const card = (await screen.findByText('Taxatie 1')).closest('li') as HTMLElement;
    const data = new Map<string, string>();
    const dataTransfer = {
      setData: (type: string, text: string) => data.set(type, text),
      getData: (type: string) => data.get(type),
    };
    fireEvent.dragStart(card, { dataTransfer });
    const [planned] = await screen.findAllByRole('region', { name: 'Gepland' });
    fireEvent.drop(planned as HTMLElement, { dataTransfer });
    await waitFor(() => expect(toasts.at(-1)).toMatchObject({ title: 'TAX-1 staat nu op Gepland' }));
  });

  it('keeps a moved project in its column when a list comes that was asked for before the move', async () => {
    const held: (() => void)[] = [];
    const wait = () => new Promise<void>(resolve => held.push(resolve));
    let holding: 'nothing' | 'list' | 'change' = 'nothing';
    const { user, projects } = await open('/projects', call => {
      if (holding === 'list' && call.name === 'GET /portfolio/projects') {
        const before = projects.answer(call);
        return wait().then(() => before);
      }
      if (holding === 'change' && call.name.startsWith('PUT'))
        return wait().then(() => projects.answer(call));
      return undefined;
    });
    const moveTo = async (key: string, status: RegExp) => {
      await user.click(await screen.findByRole('button', { name: `${key} verplaatsen` }));
      const menu = screen.getByRole('menu', { name: `${key} verplaatsen`, hidden: true });
      await user.click(within(menu).getByRole('menuitemradio', { name: status, hidden: true }));
    };
    const inColumn = async (name: string) =>
      within((await screen.findAllByRole('region', { name }))[0] as HTMLElement);

    holding = 'list';
    await moveTo('TAX-2', /Gereed/);
    await waitFor(() => expect(held).toHaveLength(1));
    holding = 'change';
    await moveTo('TAX-1', /Ter controle/);
    await waitFor(() => expect(held).toHaveLength(2));
    expect((await inColumn('Ter controle')).getByText('Taxatie 1')).toBeInTheDocument();
    await act(async () => held[0]?.());
    expect((await inColumn('Ter controle')).getByText('Taxatie 1')).toBeInTheDocument();
    holding = 'nothing';
    await act(async () => held[1]?.());
    expect((await inColumn('Gereed')).getByText('Taxatie 2')).toBeInTheDocument();
    await moveTo('TAX-1', /Gepland/);
    expect(await (await inColumn('Gepland')).findByText('Taxatie 1')).toBeInTheDocument();
  });

  it('puts a project back that somebody else changed meanwhile, and says so', async () => {
    const { user, projects, toasts } = await open();
    await screen.findByText('Taxatie 1');
    projects.changeElsewhere(1, { title: 'Anders' });
    await user.click(screen.getByRole('button', { name: 'TAX-1 verplaatsen' }));
    const menu = screen.getByRole('menu', { name: 'TAX-1 verplaatsen', hidden: true });
    await user.click(within(menu).getByRole('menuitemradio', { name: /Gereed/, hidden: true }));
    expect(await screen.findByText('Anders')).toBeInTheDocument();
    expect(toasts.at(-1)).toMatchObject({ tone: 'error' });
  });
});

describe('the address', () => {
  it('says view, filter and chosen project, and no default', async () => {
    const { user, query } = await open();
    await screen.findByText('Taxatie 1');
    expect(query().size).toBe(0);
    await user.selectOptions(screen.getByLabelText('Periode'), 'Vorig jaar');
    await user.selectOptions(screen.getByLabelText('Status'), 'planned');
    await user.click(screen.getByRole('radio', { name: 'Lijst' }));
    await user.click(await screen.findByRole('button', { name: 'Taxatie 2' }));
    expect(Object.fromEntries(query())).toEqual({
      selectedDatePreset: 'lastYear',
      selectedStatus: 'planned',
      view: 'list',
      project: projectId(2),
    });
  });

  it('opens what a link names', async () => {
    const { calls } = await open(`/projects?view=list&selectedStatus=done&project=${projectId(3)}`);
    expect(await screen.findByLabelText('Titel')).toHaveValue('Taxatie 3');
    expect(screen.getByRole('rowheader', { name: /Opdracht ORDER-1/ })).toBeInTheDocument();
    const [asked] = calls.filter(({ name }) => name === 'GET /portfolio/projects');
    expect(asked?.query.get('selectedStatus')).toBe('done');
  });

  it('follows the search field, which keeps its focus while it filters', async () => {
    const { user, query } = await open();
    const field = await screen.findByLabelText('Sleutel of titel');
    await user.type(field, 'TAX');
    await waitFor(() => expect(query().get('issue_key')).toBe('TAX'));
    expect(field).toHaveFocus();
    await user.keyboard('-1');
    await waitFor(() => expect(query().get('issue_key')).toBe('TAX-1'));
    expect(field).toHaveValue('TAX-1');
    await user.click(screen.getByRole('button', { name: 'Filters wissen' }));
    expect(screen.getByLabelText('Sleutel of titel')).toHaveValue('');
  });

  it('of a project that is gone says so', async () => {
    await open(`/projects?project=${projectId(77)}`);
    expect(await screen.findByText('Dit project bestaat niet of is verwijderd.')).toBeInTheDocument();
  });
});

describe('the map', () => {
  it('has the projects with a place, and says how many have none', async () => {
    const { user, query } = await open('/projects?view=map');
    const map = await screen.findByRole('region', { name: 'Kaart van projecten' });
    await user.click(await within(map).findByRole('button', { name: 'point TAX-1 Taxatie 1' }));
    expect(query().get('project')).toBe(projectId(1));
    expect(within(map).queryByText(/TAX-2/)).not.toBeInTheDocument();
    expect(screen.getByText(/1 project staat niet op de kaart/)).toBeInTheDocument();
  });

  it('has the projects of the list inside the work area', async () => {
    const outline = {
      type: 'MultiPolygon',
      coordinates: [
        [
          [
            [5, 52],
            [6, 52],
            [6, 53],
            [5, 52],
          ],
        ],
      ],
    };
    const area = { id: projectId(60), name: 'Noord', outline, source: 'drawn', codes: [], revision: 1 };
    await open('/projects?view=map&work=on', ({ name }) => {
      if (name === 'GET /portfolio/work-areas') return [area];
      const { lon, lat, ...far } = projectOf(3);
      if (name === 'GET /portfolio/projects/markers') return [projectOf(1), { ...far, lon: 4, lat: 51 }];
      return undefined;
    });
    const map = await screen.findByRole('region', { name: 'Kaart van projecten' });
    expect(await within(map).findByRole('button', { name: /^point TAX-1 / })).toBeInTheDocument();
    expect(within(map).queryByRole('button', { name: /^point TAX-3 / })).not.toBeInTheDocument();
  });
});

describe('without projects', () => {
  const none = ({ name }: Call) =>
    name === 'GET /portfolio/projects' ? { projects: [], count: 0, next: null } : undefined;
  const noFacets = { service: [], status: [], objectType: [], parent_key: [] };

  it('the page says how to begin', async () => {
    await open('/projects', call => none(call) ?? (call.name.endsWith('/facets') ? noFacets : undefined));
    expect(await screen.findByText('Nog geen projecten')).toBeInTheDocument();
  });

  it('within the filter it offers to clear it', async () => {
    const { user, query } = await open('/projects?selectedStatus=cancelled', none);
    await screen.findByText('Geen projecten binnen dit filter');
    const [, clear] = screen.getAllByRole('button', { name: 'Filters wissen' });
    await user.click(clear as HTMLElement);
    expect(query().size).toBe(0);
  });
});

it('says that the projects cannot be fetched, and tries again', async () => {
  let failing = true;
  const { user } = await open('/projects', call => {
    if (failing && call.name === 'GET /portfolio/projects') throw new TypeError('no network');
    return undefined;
  });
  await screen.findByText('De projecten kunnen nu niet worden opgehaald.', {}, { timeout: 30_000 });
  failing = false;
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await column('Bord van projecten')).toBeInTheDocument();
});

/** jsdom's files have no arrayBuffer. */
function fileOf(text: string): File {
  const file = new File([text], 'tracker.csv');
  file.arrayBuffer = async () => new TextEncoder().encode(text).buffer as ArrayBuffer;
  return file;
}

describe('an import', () => {
  it('is previewed with the rows it leaves out, taken over and undone', async () => {
    const result = {
      counts: { created: 1, updated: 0, unchanged: 0, rejected: 1 },
      rows: [
        { line: 2, issue_key: 'A-1', outcome: 'created', place: 'none', problems: [] },
        {
          line: 3,
          issue_key: null,
          outcome: 'rejected',
          place: 'none',
          problems: [{ column: 'status', problem: 'unknown-status' }],
        },
      ],
    };
    const made = {
      id: projectId(50),
      name: 'tracker.csv',
      counts: result.counts,
      madeBy: 'Maud Visser',
      createdAt: '2026-11-23T10:00:00Z',
      undoneAt: null,
    };
    let imports: unknown[] = [];
    const { user, calls, toasts } = await open('/projects', ({ name }) => {
      if (name === 'POST /portfolio/project-imports/preview') return result;
      if (name === 'GET /portfolio/project-imports') return imports;
      if (name === 'POST /portfolio/project-imports') {
        imports = [made];
        return { ...made, rows: result.rows };
      }
      if (name.endsWith('/undo')) return { ...made, restored: 1, kept: ['A-9'] };
      return undefined;
    });
    await user.click(await screen.findByRole('button', { name: 'Importeren' }));
    const dialog = await screen.findByRole('dialog', { name: 'Projecten importeren' });
    const file = fileOf('Key;Summary;Status\nA-1;Een;To Do\nA-2;Twee;Wachten');
    await user.upload(within(dialog).getByLabelText('Bestand kiezen', { selector: 'input' }), file);
    await user.click(await within(dialog).findByRole('button', { name: 'Voorbeeld tonen' }));
    expect(await within(dialog).findByText('Status is onbekend')).toBeInTheDocument();
    const sent = calls.find(({ name }) => name.endsWith('/preview'))?.body;
    expect(sent).toEqual({
      name: 'tracker.csv',
      rows: [
        { line: 2, cells: { issue_key: 'A-1', title: 'Een', status: 'To Do' } },
        { line: 3, cells: { issue_key: 'A-2', title: 'Twee', status: 'Wachten' } },
      ],
    });
    await user.click(within(dialog).getByRole('button', { name: 'Importeren' }));
    await user.click(await within(dialog).findByRole('button', { name: 'Import tracker.csv terugdraaien' }));
    await waitFor(() =>
      expect(toasts.at(-1)).toMatchObject({
        title: '1 project is teruggedraaid',
        description: 'Later gewijzigd en dus gebleven: A-9',
      }),
    );
  });
});
