/**
 * Replaces zod in production browser builds: contracts keep their paths and lists, but no schemas (21 kB brotli in the
 * first load of every page). Services validate input; validating in a browser throws here. Development builds and tests
 * use the real one.
 */
function refuse(): never {
  throw new Error('Schemas are not part of production browser builds: let the service check.');
}

const checks = new Set<string | symbol>(['parse', 'safeParse', 'parseAsync', 'safeParseAsync']);

const schema: unknown = new Proxy(() => schema, {
  get: (_, name) => (checks.has(name) ? refuse : name === Symbol.toPrimitive ? undefined : schema),
});

export const z = schema;
