import pg from 'pg';

const timeoutMs = 30_000;
const retryMs = 500;

/** Resolves once the database answers. Throws when it refuses the connection, or is unavailable for 30 s. */
export async function awaitDatabase(url: string, say: (line: string) => void): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  for (let told = false; ; told = true) {
    const problem = await connectionProblem(url);
    if (problem === null) return;
    if (Date.now() > deadline) throw new Error(`The database at DATABASE_URL does not answer: ${problem}`);
    if (!told) say(`Waiting for the database: ${problem}`);
    await new Promise(resolve => setTimeout(resolve, retryMs));
  }
}

async function connectionProblem(url: string): Promise<string | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return null;
  } catch (error) {
    if (isRefusal(error))
      throw new Error(`The database at DATABASE_URL refuses: ${String(error)}`, { cause: error });
    return error instanceof Error
      ? error.message || String((error as NodeJS.ErrnoException).code)
      : String(error);
  }
}

/** Wrong password, unknown user or database: waiting does not help. */
function isRefusal(error: unknown): boolean {
  return /^(28|3D)/.test(String((error as { code?: unknown }).code));
}
