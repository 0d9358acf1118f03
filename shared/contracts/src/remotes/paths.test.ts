import { byPrecedence, isReservedPath, routeProblem, routesProblem } from './paths';

test.each([
  '/',
  '/landing',
  '/estimate/boron',
  '/:id/hub',
  '/:id/valuation/:valuationId',
  '/valuation/:id/buckets',
  '/passport/:id',
  '/login-help',
])('a remote may declare %s', path => expect(routeProblem(path)).toBeNull());

test.each([
  ['/login', 'reserved'],
  ['/Login', 'reserved'],
  ['/login/help', 'reserved'],
  ['/intern/:tab', 'reserved'],
  ['/api/auth', 'reserved'],
  ['/registry.json', 'reserved'],
  ['/healthz', 'reserved'],
  ['/:a', 'catch-all'],
  ['/:a/:b', 'catch-all'],
  ['/:a/:b/hub', 'catch-all'],
  ['/*', 'neither'],
  ['/news/*', 'neither'],
  ['*', 'slash'],
  ['/:a?/login', 'neither'],
  ['/login?', 'neither'],
  ['/%6cogin', 'neither'],
  ['/../login', 'neither'],
  ['//login', 'empty'],
  ['/landing/', 'empty'],
])('a remote may not declare %s: %s', (path, reason) => expect(routeProblem(path)).toContain(reason));

test('every invalid path is reported', () => {
  expect(routesProblem([{ path: '/a' }])).toBeNull();
  expect(routesProblem([{ path: '/:a' }, { path: '/a' }, { path: '/logout' }])).toMatch(/\/:a .*\/logout/);
});

test('the more specific path comes first, whatever the input order', () => {
  const paths = ['/:id/valuation', '/:id/valuation/:other', '/valuation/:id', '/valuation/new/list', '/'];
  const sorted = (list: string[]) =>
    list
      .map(path => ({ path }))
      .sort(byPrecedence)
      .map(({ path }) => path);
  const order = ['/', '/valuation/new/list', '/valuation/:id', '/:id/valuation', '/:id/valuation/:other'];
  expect(sorted(paths)).toEqual(order);
  expect(sorted(paths.toReversed())).toEqual(order);
});

test('a path below a reserved path is reserved', () => {
  expect(['/', '/landing', '/loginx'].some(isReservedPath)).toBe(false);
  expect(['/login', '/LOGIN/x/y', '/api/auth/login', '/remotes'].every(isReservedPath)).toBe(true);
});
