import { noFilter } from '@kavel/contracts/units';
import { fakeServer, openPage, Refusal } from '@kavel/testing';
import { screen, waitFor } from '@testing-library/react';
import { ExportMenu } from './export-menu';

test('a PDF that takes too long says how to get one, or another file', async () => {
  fakeServer({
    'POST /reports/portfolio': () => {
      throw new Refusal('unprocessable', { reason: 'too-slow' });
    },
  });
  const view = { columns: [], sorting: null, filter: noFilter };
  const { user, toasts } = await openPage({
    page: (
      <ExportMenu
        portfolio={{ id: '7a1b3c5d-0000-4000-8000-000000000001', name: 'Kern' }}
        view={view}
        count={2}
      />
    ),
    route: '/hub',
    address: '/hub',
  });
  await user.click(screen.getByRole('button', { name: 'Exporteer' }));
  await user.click(screen.getByRole('menuitem', { name: '2 eenheden als PDF', hidden: true }));
  await waitFor(() =>
    expect(toasts.at(-1)).toMatchObject({
      tone: 'error',
      title: 'Het bestand is niet gemaakt',
      description: expect.stringContaining('Toon minder eenheden met een filter'),
    }),
  );
});
