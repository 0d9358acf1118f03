import type { Compilable, CompiledQuery, KyselyPlugin } from 'kysely';
import type { OrganisationScope } from './store';

/** A compiled query without its values. */
interface Prepared<Row> {
  query: CompiledQuery<Row>;
  /** For each parameter the index of its value among the arguments; −1 for a constant. */
  places: number[];
}

/**
 * Compiles a query once and then only binds values, for frequent reads: compiling takes as long as the rest of a small
 * response. `build` must only pass the values on to the query.
 */
export function prepared<Values extends string[], Row>(
  build: (scope: OrganisationScope, ...values: Values) => Compilable<Row>,
): (scope: OrganisationScope, ...values: Values) => Promise<Row[]> {
  /** Plugins change the compiled query. */
  const made = new WeakMap<readonly KyselyPlugin[], Prepared<Row>>();
  return async (scope, ...values) => {
    const { trx, organisationId, userId } = scope;
    const { plugins } = trx.getExecutor();
    const known = made.get(plugins) ?? prepare(build, trx, values);
    made.set(plugins, known);
    const given = [organisationId, userId, ...values];
    const parameters = known.query.parameters.map((own, at) => given[known.places[at] ?? -1] ?? own);
    return (await trx.executeQuery<Row>({ ...known.query, parameters })).rows;
  };
}

function prepare<Values extends string[], Row>(
  build: (scope: OrganisationScope, ...values: Values) => Compilable<Row>,
  trx: OrganisationScope['trx'],
  values: Values,
): Prepared<Row> {
  const marks = [...'ou', ...values.keys()].map(name => `\u0000${name}`);
  const [organisationId = '', userId = '', ...others] = marks;
  const query = build({ trx, organisationId, userId }, ...(others as Values)).compile();
  return { query, places: query.parameters.map(parameter => marks.indexOf(String(parameter))) };
}
