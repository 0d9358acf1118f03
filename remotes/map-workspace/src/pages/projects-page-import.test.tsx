import { Refusal } from '@kavel/testing';
import { screen, within } from '@testing-library/react';
import { openProjects } from '../testing/open-projects';

jest.mock('@kavel/map', () => ({ __esModule: true, ...jest.requireActual('../testing/fake-map') }));

/** A file with these bytes; jsdom's files have no arrayBuffer. */
function fileOf(read: () => Promise<ArrayBuffer>, size = 10): File {
  const file = new File(['x'], 'tracker.csv');
  file.arrayBuffer = read;
  Object.defineProperty(file, 'size', { value: size });
  return file;
}

const bytesOf = (text: string) => async () => new TextEncoder().encode(text).buffer as ArrayBuffer;

async function importFile(file: File, answer?: () => never) {
  const { user } = await openProjects('/projects', ({ name }) =>
    name === 'GET /portfolio/project-imports' ? [] : name.endsWith('/preview') ? answer?.() : undefined,
  );
  await user.click(await screen.findByRole('button', { name: 'Importeren' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Projecten importeren' }));
  await user.upload(dialog.getByLabelText('Bestand kiezen', { selector: 'input' }), file);
  return { user, dialog };
}

describe('an import of projects', () => {
  it('says that a file has a heading only', async () => {
    const { dialog } = await importFile(fileOf(bytesOf('Issue key;Summary\n')));
    expect(await dialog.findByText('Onder de kopregel staan geen regels.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Voorbeeld tonen' })).toBeDisabled();
  });

  it('refuses a file that cannot be read any more', async () => {
    const gone = () => Promise.reject(new DOMException('The file was moved', 'NotFoundError'));
    const { dialog } = await importFile(fileOf(gone));
    expect(await dialog.findByText('Dit bestand is beschadigd of beveiligd.')).toBeVisible();
    expect(dialog.queryByText('Bestand lezen')).not.toBeInTheDocument();
  });

  it('refuses a file that is too large without reading it', async () => {
    const read = jest.fn(bytesOf('Issue key\nA-1'));
    const { dialog } = await importFile(fileOf(read, 5_000_000_000));
    expect(await dialog.findByText('Dit bestand is te groot.')).toBeVisible();
    expect(read).not.toHaveBeenCalled();
  });

  it.each([
    ['refused', () => new Refusal('unavailable'), /Er is niets gewijzigd/],
    ['not answered', () => new TypeError('no network'), /Er kwam geen antwoord/],
  ])('that is %s says so, and keeps the file', async (_, failure, said) => {
    const { user, dialog } = await importFile(fileOf(bytesOf('Issue key\nA-1')), () => {
      throw failure();
    });
    await user.click(await dialog.findByRole('button', { name: 'Voorbeeld tonen' }));
    expect(await dialog.findByText(said)).toBeVisible();
    expect(dialog.getByText('1 regel in tracker.csv')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Voorbeeld tonen' })).toBeEnabled();
  });
});
