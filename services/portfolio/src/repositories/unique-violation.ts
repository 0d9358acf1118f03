import { ServiceError } from '@kavel/service-kit';

/** Turns a breach of the index on names (of portfolios, or the one named) into `name-taken`. */
export async function refusingTakenName<T>(
  name: string,
  write: () => Promise<T>,
  index = 'portfolio_name',
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isUniqueViolation(error) || error.constraint !== index) throw error;
    throw new ServiceError('name-taken', `The name “${name}” is taken`, { name });
  }
}

/** PostgreSQL has refused a second row with the same key. */
export function isUniqueViolation(error: unknown): error is { constraint?: unknown } {
  return (error as { code?: unknown }).code === '23505';
}
