import { setLanguage } from '@kavel/i18n';
import { useOpened } from '@kavel/ui/core';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open, page, remoteWith, signIn } from '../testing/open-app';

describe('the host', () => {
  test('an unknown path shows the 404 page with its Dutch texts and a link to /search', async () => {
    await open('/no/such/page');
    expect(screen.getByText('Deze pagina kon niet worden gevonden.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Terug naar home' })).toHaveAttribute('href', '/search');
  });

  test.each([
    ['en', 'This page could not be found.', 'Login'],
    ['de', 'Diese Seite konnte nicht gefunden werden.', 'Anmelden'],
  ] as const)('in %s its own texts are in that language', async (language, notFound, login) => {
    await act(() => setLanguage(language));
    await open('/no/such/page');
    expect(screen.getByText(notFound)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: login })).toBeInTheDocument();
    await act(() => setLanguage('nl'));
  });

  test('shows Login and the registry’s public pages to a visitor', async () => {
    await open('/');
    expect(await screen.findByText('page ./HomePage')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    expect(screen.queryByRole('link', { name: 'V1.0.0' })).not.toBeInTheDocument();
  });

  test('the first tab stop skips the bar, without changing the address', async () => {
    const user = userEvent.setup();
    await open('/?lat=52');
    await user.tab();
    expect(screen.getByRole('link', { name: 'Naar de inhoud' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
    expect(location.search + location.hash).toBe('?lat=52');
  });

  test('a login form without an email address is rejected at once, in the user’s language', async () => {
    const user = userEvent.setup();
    await open('/login');
    await user.click(await screen.findByRole('button', { name: 'Inloggen' }));
    expect(screen.getByText('Vul een geldig e-mailadres en een wachtwoord in.')).toBeInTheDocument();
    expect(fetch).not.toHaveBeenCalled();
  });

  test.each([
    ['/login', '/login'],
    ['/login', '/:page'],
    ['/login/', '/:a/:b'],
    ['/LOGIN', '/:a?/login'],
  ])('a remote cannot take %s by declaring %s', async (address, path) => {
    await open(address, undefined, undefined, [remoteWith(path)]);
    expect(screen.getByRole('button', { name: 'Inloggen' })).toBeInTheDocument();
    expect(screen.queryByText('page ./TakenPage')).not.toBeInTheDocument();
  });

  test('a path below a page of the host belongs to the host', async () => {
    await open('/intern/hub');
    expect(screen.getByText('Deze pagina kon niet worden gevonden.')).toBeInTheDocument();
  });

  test.each([false, true])(
    'the more specific route wins, whichever remote comes first: %s',
    async reversed => {
      const remotes = [remoteWith('/valuation/:id', './Specific'), remoteWith('/:id/list', './General')];
      await open('/valuation/list', undefined, undefined, reversed ? remotes.toReversed() : remotes);
      expect(await screen.findByText('page ./Specific')).toBeInTheDocument();
    },
  );

  test('the tab title names what the page has open', async () => {
    const Opened = () => {
      useOpened('Dotterbloemplein');
      return <p>page</p>;
    };
    await open('/', async () => ({ ok: true, Page: Opened }));
    await waitFor(() => expect(document.title).toBe('Dotterbloemplein · Portefeuilles · Kavel'));
  });

  test('a route can hide the top bar', async () => {
    await open('/demo-website');
    expect(await screen.findByText('page ./DemoPage')).toBeInTheDocument();
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  });

  test('the menu links to the user’s account, and to acting for users who may', async () => {
    signIn(['auth.portfolio-hub']);
    await open('/');
    expect(await screen.findByRole('menuitem', { name: 'Mijn account', hidden: true })).toBeInTheDocument();
    expect(screen.queryByRole('menuitem', { name: /Namens/, hidden: true })).not.toBeInTheDocument();
  });

  test('a remote that fails shows an error in its page, and a retry opens it', async () => {
    let healthy = false;
    await open('/', async () =>
      healthy
        ? page('back again')
        : { ok: false, failure: { kind: 'http', status: 404, detail: '404 mf-manifest.json' } },
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('open');
    expect(screen.getByRole('banner')).toBeInTheDocument();
    healthy = true;
    await userEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw' }));
    expect(await screen.findByText('back again')).toBeInTheDocument();
  });

  test('a page that throws while rendering does not take down the shell', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const Broken = () => {
      throw new Error('broken page');
    };
    await open('/', async () => ({ ok: true, Page: Broken }));
    expect(await screen.findByRole('alert')).toHaveTextContent('broken page');
    expect(screen.getByRole('banner')).toBeInTheDocument();
  });
});
