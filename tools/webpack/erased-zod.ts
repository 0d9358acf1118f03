/**
 * Stands in for zod in production browser builds: contracts keep their paths and lists, their
 * schemas weigh nothing (21 kB brotli in the first load of every page). Services check what
 * comes in; a browser that tried to would be told here. Development builds and tests have the real one.
 */
function refuse(): never {
  throw new Error('Schemas are not part of production browser builds: let the service check.');
}

const checks = new Set<string | symbol>(['parse', 'safeParse', 'parseAsync', 'safeParseAsync']);

const schema: unknown = new Proxy(() => schema, {
  get: (_, name) => (checks.has(name) ? refuse : name === Symbol.toPrimitive ? undefined : schema),
});

export const z = schema;
