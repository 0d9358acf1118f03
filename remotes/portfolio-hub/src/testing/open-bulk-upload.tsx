import { openPage } from '@kavel/testing';
import { act, screen, waitFor } from '@testing-library/react';
import BulkUploadPage from '../pages/bulk-upload-page';
import { jobId, portfolio } from './fake-bulk-service';

// Set-up of the bulk upload tests: opening the page, pasting and choosing a file. Importing it registers its hooks.

export const id = portfolio.id;
export const own = `/portfolio/bulk-jobs/${jobId}`;
export const open = (search = '') =>
  openPage({ page: <BulkUploadPage />, route: '/:id/bulk-upload', address: `/${id}/bulk-upload${search}` });
export type Opened = Awaited<ReturnType<typeof open>>;

export async function check({ user }: Opened, text: string) {
  const field = await screen.findByRole('textbox', { name: 'Plak een lijst' });
  await user.click(field);
  await user.paste(text);
  const button = screen.getByRole('button', { name: /^Controleer/ });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
}

export async function choose({ user }: Opened, file: File) {
  await user.upload(await screen.findByLabelText('Bestand kiezen', { selector: 'input' }), file);
}

export const fileOf = (name: string, content: BlobPart) => {
  const file = new File([content], name, { type: 'text/csv' });
  // jsdom's File has no `arrayBuffer`.
  file.arrayBuffer = () =>
    new Promise(resolve => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result as ArrayBuffer);
      reader.readAsArrayBuffer(file);
    });
  return file;
};

/** The text of a file that the page offered, as jsdom's Blob has no `text`. */
export const textOf = (file: Blob) =>
  new Promise<string>(resolve => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(file);
  });

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

export async function drop(file: File) {
  await act(async () => {
    const input = screen.getByLabelText<HTMLInputElement>('Bestand kiezen', { selector: 'input' });
    Object.defineProperty(input, 'files', { configurable: true, value: [file] });
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
}
