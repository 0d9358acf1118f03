import type { ValuationPerson } from '@kavel/contracts/valuations';

/** The name that is being typed after an `@`. */
export interface MentionStart {
  /** Position of the `@`. */
  at: number;
  /** What follows it, up to the cursor. */
  typed: string;
}

/** The mention that the cursor is in; null where none is being typed. A name has at most a few words. */
export function mentionAt(text: string, cursor: number): MentionStart | null {
  const before = text.slice(0, cursor);
  const at = before.lastIndexOf('@');
  if (at < 0 || (at > 0 && !/\s|[([]/.test(before.charAt(at - 1)))) return null;
  const typed = before.slice(at + 1);
  return /\n|^\s|\s\S*\s\S*\s/.test(typed) || typed.length > 40 ? null : { at, typed };
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Those with a word of their name that begins as typed, or whose name does; at most six. */
export function namesFor(people: readonly ValuationPerson[], typed: string): ValuationPerson[] {
  const wanted = plain(typed);
  const fits = (name: string) =>
    plain(name).startsWith(wanted) ||
    plain(name)
      .split(/\s+/)
      .some(word => word.startsWith(wanted));
  return people.filter(({ name }) => fits(name)).slice(0, 6);
}

/** The text with the chosen name, and where the cursor goes. */
export function withMention(
  text: string,
  { at, typed }: MentionStart,
  name: string,
): { text: string; cursor: number } {
  const put = `@${name} `;
  const rest = text.slice(at + 1 + typed.length).replace(/^ /, '');
  return { text: `${text.slice(0, at)}${put}${rest}`, cursor: at + put.length };
}

/** The ids of the people whose names are in the text. */
export const mentionedIn = (text: string, people: readonly ValuationPerson[]): string[] =>
  people.filter(({ name }) => text.includes(`@${name}`)).map(({ userId }) => userId);

/** The text in parts, so that names can be marked. */
export function partsOf(text: string, names: readonly string[]): { text: string; isName: boolean }[] {
  if (names.length === 0) return [{ text, isName: false }];
  const longestFirst = names.toSorted((a, b) => b.length - a.length);
  const escaped = longestFirst.map(name => name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  const marked = new Set(names.map(name => `@${name}`));
  return text
    .split(new RegExp(`(@(?:${escaped.join('|')}))`, 'u'))
    .filter(part => part !== '')
    .map(part => ({ text: part, isName: marked.has(part) }));
}
