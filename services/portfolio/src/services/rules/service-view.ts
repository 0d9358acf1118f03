import { type Service, serviceOwnFields } from '@kavel/contracts/services';

/** Fields a caller may set, of those that were sent. */
export function openFields(body: Record<string, unknown>): Record<string, unknown> {
  const own = new Set<string>([...serviceOwnFields, 'name', 'portfolioId']);
  return Object.fromEntries(Object.entries(body).filter(([name]) => !own.has(name)));
}

/** The service as it is answered: open fields first, so that they never pass for its own. */
export function serviceView(fields: Record<string, unknown>, own: Service): Service {
  return { ...fields, ...own };
}
