const { parse } = require('acorn');

/** What of a call only a service reads. */
const servicesOnly = new Set(['params', 'query', 'body', 'result', 'summary', 'audit']);

/** The name a chain of calls begins with: `z` of `z.string().min(1)`. */
function rootOf(node) {
  if (node.type === 'CallExpression') return rootOf(node.callee);
  if (node.type === 'MemberExpression') return rootOf(node.object);
  return node.type === 'Identifier' ? node.name : null;
}

const isSchema = node => node.type === 'CallExpression' && /^z$|Schema$/.test(rootOf(node) ?? '');

function* schemasAndCalls(node) {
  if (node === null || typeof node !== 'object') return;
  if (node.type === 'VariableDeclarator' && node.init && isSchema(node.init)) {
    yield { from: node.init.start, to: node.init.end, text: rootOf(node.init) };
    return;
  }
  if (node.type === 'CallExpression' && node.callee.name === 'defineEndpoint') {
    const [described] = node.arguments;
    for (const [index, property] of described.properties.entries()) {
      if (!servicesOnly.has(property.key.name)) continue;
      const to = described.properties[index + 1]?.start ?? described.end - 1;
      yield { from: property.start, to, text: '' };
    }
    return;
  }
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) for (const item of value) yield* schemasAndCalls(item);
    else yield* schemasAndCalls(value);
  }
}

/**
 * Takes out of the contracts what production browser builds have no use for, as erased-zod.ts leaves it
 * a hollow shell: a schema becomes the name its making begins with, a call keeps its address and its access.
 */
module.exports = function leanContractsLoader(source) {
  const tree = parse(source, { ecmaVersion: 'latest', sourceType: 'module' });
  let lean = '';
  let at = 0;
  for (const { from, to, text } of schemasAndCalls(tree)) {
    lean += source.slice(at, from) + text;
    at = to;
  }
  return lean + source.slice(at);
};
