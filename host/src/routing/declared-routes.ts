import {
  byPrecedence,
  type RegisteredRemote,
  type Registry,
  type RemoteRoute,
  routeProblem,
} from '@kavel/contracts';

export interface RouteOfRemote {
  remote: RegisteredRemote;
  route: RemoteRoute;
}

/** Routes declared by remotes, from most to least specific; reserved ones are left out. */
export function declaredRoutes({ remotes }: Registry): RouteOfRemote[] {
  return remotes
    .flatMap(remote => remote.routes.map(route => ({ remote, route })))
    .filter(({ route }) => routeProblem(route.path) === null)
    .sort((one, other) => byPrecedence(one.route, other.route));
}
