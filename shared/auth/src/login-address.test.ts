import { loginAddress } from './login-address';

test('a session that ends on a page returns to that page, with its query', () => {
  const address = loginAddress({ pathname: '/projects', search: '?view=list&project=p1' });
  expect(new URL(address, 'https://kavel.example').searchParams.get('returnTo')).toBe(
    '/projects?view=list&project=p1',
  );
  expect(loginAddress({ pathname: '/', search: '' })).toBe('/login');
});
