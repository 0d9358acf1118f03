import { ServiceError } from '@kavel/service-kit';

/** Converts a unique violation on names (of portfolios, or the given index) into `name-taken`. */
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

/** Whether the error is PostgreSQL's unique violation. */
export function isUniqueViolation(error: unknown): error is { constraint?: unknown } {
  return (error as { code?: unknown }).code === '23505';
}
