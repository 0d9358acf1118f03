const { parse } = require('acorn');

const nameOf = ({ key }) => key.name ?? key.value;

/** Keeps, of the reference of map styles, what ol-mapbox-style reads: the properties of each type of layer. */
module.exports = function leanStyleSpec(source) {
  const { body } = parse(source, { ecmaVersion: 'latest', sourceType: 'module' });
  const { id, init } = body.find(({ type }) => type === 'VariableDeclaration').declarations[0];
  const kept = init.properties.filter(property => /^(layout|paint)_/.test(nameOf(property)));
  const text = kept.map(({ start, end }) => source.slice(start, end)).join(',');
  return `const ${id.name} = {${text}};\nexport { ${id.name} as default };\n`;
};
