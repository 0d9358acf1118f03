/** Made once: a character of a reader may be several of the computer's. Where it is missing, code points are kept whole. */
const segmenter =
  typeof Intl.Segmenter === 'function' ? new Intl.Segmenter(undefined, { granularity: 'grapheme' }) : null;

/** What a reader takes for the characters of a text: an emoji of a family is one. */
export function characters(text: string): string[] {
  return segmenter ? Array.from(segmenter.segment(text), ({ segment }) => segment) : [...text];
}

/** A text within a length in UTF-16 units, as limits count: no character and nothing like a tag is cut in two. */
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

/** A name with something after it, together within a length: the name gives way. */
export function fitName(name: string, ending: string, longest: number): string {
  return `${fitText(name, longest - ending.length)}${ending}`;
}
