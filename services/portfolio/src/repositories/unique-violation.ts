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
    const { code, constraint } = error as { code?: unknown; constraint?: unknown };
    if (code !== '23505' || constraint !== index) throw error;
    throw new ServiceError('name-taken', `The name “${name}” is taken`, { name });
  }
}
