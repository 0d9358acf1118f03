import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';

const skippedFolders = ['node_modules', 'i18n', 'testing', 'dist'];

/** Source files below a folder, without tests, stories, test data and i18n texts. */
export function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const at = path.join(folder, entry.name);
    if (entry.isDirectory()) return skippedFolders.includes(entry.name) ? [] : sourcesIn(at);
    return /\.tsx?$/.test(entry.name) && !/\.(test|stories|d)\.tsx?$/.test(entry.name) ? [at] : [];
  });
}

interface Node {
  type: string;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Contexts in which a text is for developers, or is only a type, a path or an import. */
const unseen = [
  'ImportDeclaration',
  'ExportAllDeclaration',
  'TsTypeAliasDeclaration',
  'TsInterfaceDeclaration',
  'TsTypeAnnotation',
  'TsLiteralType',
  'TsUnionType',
  'ThrowStatement',
];
const languages = ['nl', 'en', 'de'];
const seenAttributes =
  /^(aria-label|title|label|placeholder|alt|description|hint|header|caption|closeLabel)$/;

const nameIn = (value: unknown): string =>
  isNode(value) && typeof value.value === 'string' ? value.value : '';

/** Untranslated user-facing texts in a file, which belong in an `i18n` folder. */
export function textsIn(file: string): string[] {
  const found: string[] = [];
  const ast = parseSync(readFileSync(file, 'utf8'), {
    syntax: 'typescript',
    tsx: file.endsWith('x'),
    target: 'es2022',
  });
  visit(ast.body, found);
  return found;
}

function visit(value: unknown, found: string[]): void {
  if (Array.isArray(value)) {
    for (const one of value) visit(one, found);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (isNode(value)) {
    if (isUnseen(value)) return;
    const text = textOf(value);
    if (text !== null && isLanguage(text, value.type)) found.push(text.replace(/\s+/g, ' ').trim());
  }
  for (const child of Object.values(value)) visit(child, found);
}

function isUnseen(node: Node): boolean {
  const { type, callee } = node;
  if (unseen.includes(type)) return true;
  if (type === 'NewExpression') return /Error$/.test(nameIn(callee));
  if (type === 'CallExpression' && isNode(callee)) {
    return (
      callee.type === 'Import' || (callee.type === 'MemberExpression' && nameIn(callee.object) === 'console')
    );
  }
  if (type === 'JSXAttribute' && nameIn(node.name) === 'className') return true;
  // A table by language next to its code is allowed.
  if (type === 'KeyValueProperty') return languages.includes(nameIn(node.key));
  return type === 'VariableDeclarator' && languages.includes(nameIn(node.id));
}

function textOf(node: Node): string | null {
  if (node.type === 'JSXAttribute') return seenAttributes.test(nameIn(node.name)) ? nameIn(node.value) : null;
  if (node.type === 'StringLiteral' || node.type === 'JSXText') return String(node.value);
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis)) return null;
  return node.quasis.map(quasi => (isNode(quasi) ? String(quasi.cooked) : '')).join('…');
}

/** Characters of CSS, selectors, addresses and markup. */
const code = /[{}<>=[\]()@&#]|: |\/\w/;

function isLanguage(text: string, type: string): boolean {
  if (type === 'JSXText' || type === 'JSXAttribute') return /\p{L}{2,}/u.test(text);
  if (code.test(text)) return false;
  return /\p{L}{2,}[,.!?…]* …?\p{L}/u.test(text) || /^\p{Lu}\p{Ll}{2,}$/u.test(text);
}
