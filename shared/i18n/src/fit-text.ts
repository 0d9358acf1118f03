/** Splits into user-perceived characters. Made with the first text: reading its rules delays the start of a page. */
let segmenter: Intl.Segmenter | undefined;

/** Splits a text into user-perceived characters: a family emoji is one. Into code points where a browser cannot. */
export function characters(text: string): string[] {
  if (typeof Intl.Segmenter === 'function')
    segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
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
