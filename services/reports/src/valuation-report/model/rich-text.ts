import type { PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { lineOf } from '../../documents/content';
import type { RichNode, RichSpan } from './report';

/**
 * Own text in Markdown as a tree of paragraphs, headings, lists, strong and emphasis. Anything else is its text: HTML
 * and pictures are left out, an address stands behind its link.
 */
export function richText(markdown: string): RichNode[] {
  return fromMarkdown(markdown).children.flatMap(nodesOf);
}

function nodesOf(node: RootContent): RichNode[] {
  if (node.type === 'heading') return written('heading', node.children);
  if (node.type === 'paragraph') return written('paragraph', node.children);
  if (node.type === 'blockquote') return node.children.flatMap(nodesOf);
  if (node.type === 'code') return [{ kind: 'paragraph', spans: [{ text: lineOf(node.value) }] }];
  if (node.type !== 'list') return [];
  const items = node.children.flatMap(({ children }) => {
    const spans = children.flatMap(child => (child.type === 'paragraph' ? spansOf(child.children) : []));
    return spans.length > 0 ? [spans] : [];
  });
  const nested = node.children.flatMap(({ children }) =>
    children.filter(({ type }) => type === 'list').flatMap(nodesOf),
  );
  return [
    ...(items.length > 0 ? [{ kind: 'list' as const, ordered: node.ordered === true, items }] : []),
    ...nested,
  ];
}

function written(kind: 'heading' | 'paragraph', children: readonly PhrasingContent[]): RichNode[] {
  const spans = spansOf(children);
  return spans.length > 0 ? [{ kind, spans }] : [];
}

type Marks = Omit<RichSpan, 'text'>;

function spansOf(children: readonly PhrasingContent[], marks: Marks = {}): RichSpan[] {
  return children.flatMap(child => {
    if (child.type === 'text' || child.type === 'inlineCode') return span(child.value, marks);
    if (child.type === 'break') return span(' ', marks);
    if (child.type === 'strong') return spansOf(child.children, { ...marks, strong: true });
    if (child.type === 'emphasis') return spansOf(child.children, { ...marks, emphasis: true });
    if (child.type === 'link') {
      const inner = spansOf(child.children, marks);
      const text = inner.map(one => one.text).join('');
      return text === child.url ? inner : [...inner, ...span(` (${child.url})`, marks)];
    }
    return [];
  });
}

function span(value: string, marks: Marks): RichSpan[] {
  // Without the characters that a PDF cannot hold; spaces at the ends part words.
  const text = value.replace(/[\p{Cc}\p{Cs}\p{Co}\p{Cn}\s]+/gu, ' ');
  return text === '' ? [] : [{ text, ...marks }];
}
