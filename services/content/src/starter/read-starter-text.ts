import { type ArticleContent, type ArticleLanguage, articleContentSchema } from '@kavel/contracts/content';
import { type StarterTopic, starterCheck } from './starter-topics';

/** A head between two lines of `---` with one `name: value` a line, then Markdown. */
const form = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

/** Throws when a text lacks a field or is not what an editor could save. */
export function readStarterText(topic: StarterTopic, lang: ArticleLanguage, text: string): ArticleContent {
  const [, head = '', body = ''] = form.exec(text) ?? [];
  const fields = new Map(head.split('\n').map(splitLine));
  return articleContentSchema.parse({
    ...topic,
    ...starterCheck,
    lang,
    slug: fields.get('slug'),
    title: fields.get('title'),
    summary: fields.get('summary'),
    law: fields.get('law'),
    subjects: (fields.get('subjects') ?? '').split(', '),
    body: body.trim(),
  });
}

function splitLine(line: string): [string, string] {
  const at = line.indexOf(':');
  return [line.slice(0, at), line.slice(at + 1).trim()];
}
