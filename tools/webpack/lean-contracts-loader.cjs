const { parse } = require('acorn');

/** Fields of a call that only services read. */
const servicesOnly = new Set(['params', 'query', 'body', 'result', 'summary', 'audit']);

/** The name at the start of a call chain: `z` of `z.string().min(1)`. */
function rootOf(node) {
  if (node.type === 'CallExpression') return rootOf(node.callee);
  if (node.type === 'MemberExpression') return rootOf(node.object);
  return node.type === 'Identifier' ? node.name : null;
}

/** lean-contracts.test.ts checks these naming conventions. */
const isSchema = node => node?.type === 'CallExpression' && /^z$|Schema$/.test(rootOf(node) ?? '');

/** Only constants of the module: functions that use a schema stay, and throw in a browser. */
function* schemas({ body }) {
  for (const statement of body) {
    for (const { init } of (statement.declaration ?? statement).declarations ?? []) {
      if (isSchema(init)) yield { from: init.start, to: init.end, text: rootOf(init) };
    }
  }
}

function* calls(node) {
  if (node === null || typeof node !== 'object') return;
  if (node.type === 'CallExpression' && node.callee.name === 'defineEndpoint') {
    const [described] = node.arguments;
    for (const [index, property] of described.properties.entries()) {
      // Fields that calls share are spread in; they have no key, and stay.
      if (!servicesOnly.has(property.key?.name)) continue;
      const to = described.properties[index + 1]?.start ?? described.end - 1;
      yield { from: property.start, to, text: '' };
    }
    return;
  }
  for (const value of Object.values(node)) yield* calls(value);
}

/**
 * Removes from the contracts what production browser builds do not need, because erased-zod.ts makes schemas unusable:
 * a schema becomes the name at the start of its expression, a call keeps its address and its access.
 */
module.exports = function leanContractsLoader(source) {
  const tree = parse(source, { ecmaVersion: 'latest', sourceType: 'module' });
  let lean = '';
  let at = 0;
  const found = [...schemas(tree), ...calls(tree)].sort((one, other) => one.from - other.from);
  for (const { from, to, text } of found) {
    lean += source.slice(at, from) + text;
    at = to;
  }
  return lean + source.slice(at);
};
