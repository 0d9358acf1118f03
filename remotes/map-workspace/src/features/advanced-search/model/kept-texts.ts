/** Texts that a user asked before, newest first, and those that were saved. */
export interface KeptTexts {
  recent: readonly string[];
  saved: readonly string[];
}

const mostRecent = 8;
const mostSaved = 50;
const longest = 200;

/** Takes from stored text what is still readable. */
export function parseKept(text: string | null): KeptTexts {
  const { recent, saved } = parsed(text);
  return { recent: textsIn(recent, mostRecent), saved: textsIn(saved, mostSaved) };
}

function parsed(text: string | null): { recent?: unknown; saved?: unknown } {
  try {
    return Object(JSON.parse(text ?? '{}')) as object;
  } catch {
    return {};
  }
}

function textsIn(value: unknown, most: number): string[] {
  if (!Array.isArray(value)) return [];
  return value
    .filter((one): one is string => typeof one === 'string' && one.length <= longest)
    .slice(0, most);
}

export function withRecent(kept: KeptTexts, text: string): KeptTexts {
  const others = kept.recent.filter(one => one !== text);
  return { ...kept, recent: [text.slice(0, longest), ...others].slice(0, mostRecent) };
}

/** Saves a text, or removes it when it is saved. */
export function withSaved(kept: KeptTexts, text: string): KeptTexts {
  const others = kept.saved.filter(one => one !== text);
  const isSaved = others.length < kept.saved.length;
  return { ...kept, saved: isSaved ? others : [text.slice(0, longest), ...others].slice(0, mostSaved) };
}
