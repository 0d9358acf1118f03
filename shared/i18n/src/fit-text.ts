/** Created once. Splits into user-perceived characters; without it, into code points. */
const segmenter =
  typeof Intl.Segmenter === 'function' ? new Intl.Segmenter(undefined, { granularity: 'grapheme' }) : null;

/** Splits a text into user-perceived characters: a family emoji is one. */
export function characters(text: string): string[] {
  return segmenter ? Array.from(segmenter.segment(text), ({ segment }) => segment) : [...text];
}

/** Truncates a text to a length in UTF-16 units, without splitting a character or anything that looks like a tag. */
export function fitText(text: string, longest: number): string {
  if (text.length <= longest) return text;
  let end = 0;
  for (const character of characters(text)) {
    if (end + character.length > longest) break;
    end += character.length;
  }
  const opened = text.lastIndexOf('<', end - 1);
  const closed = text.indexOf('>', opened);
  const within = opened >= 0 && closed >= end && /^<[/!?a-z]/i.test(text.slice(opened));
  return text.slice(0, within ? opened : end).trimEnd();
}

/** Appends a suffix to a name, within a length: the name is truncated. */
export function fitName(name: string, ending: string, longest: number): string {
  return `${fitText(name, longest - ending.length)}${ending}`;
}
