import { ServiceError } from '@kavel/service-kit';

/** Converts a unique violation on names into `name-taken`. */
export async function refusingTakenName<T>(name: string, index: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const { code, constraint } = error as { code?: unknown; constraint?: unknown };
    if (code !== '23505' || constraint !== index) throw error;
    throw new ServiceError('name-taken', `“${name}” is taken already`, { name });
  }
}
