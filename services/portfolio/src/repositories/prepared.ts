import type { Compilable, CompiledQuery, KyselyPlugin } from 'kysely';
import type { OrganisationScope } from './store';

/** A query without its values. */
interface Prepared<Row> {
  query: CompiledQuery<Row>;
  /** For each parameter the place of its value among those given; −1 for a value of the query's own. */
  places: number[];
}

/**
 * A query by ids that is put together once and then only given its values, for what is asked all the time: putting it
 * together takes as long as all else of a small answer. `build` may do nothing with a value but hand it to the query.
 */
export function prepared<Values extends string[], Row>(
  build: (scope: OrganisationScope, ...values: Values) => Compilable<Row>,
): (scope: OrganisationScope, ...values: Values) => Promise<Row[]> {
  /** Plugins make another query of it. */
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
