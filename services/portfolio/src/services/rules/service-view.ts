import { type Service, serviceOwnFields } from '@kavel/contracts/services';

/** The sent fields that a caller may set. */
export function openFields(body: Record<string, unknown>): Record<string, unknown> {
  const own = new Set<string>([...serviceOwnFields, 'name', 'portfolioId']);
  return Object.fromEntries(Object.entries(body).filter(([name]) => !own.has(name)));
}

/** The service for a response: open fields first, so that they cannot override its own. */
export function serviceView(fields: Record<string, unknown>, own: Service): Service {
  return { ...fields, ...own };
}
