import { ServiceError } from '@kavel/service-kit';

/** Turns a breach of the index on portfolio names into `name-taken`. */
export async function refusingTakenName<T>(name: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const { code, constraint } = error as { code?: unknown; constraint?: unknown };
    if (code !== '23505' || constraint !== 'portfolio_name') throw error;
    throw new ServiceError('name-taken', `There is already a portfolio named “${name}”`, { name });
  }
}
