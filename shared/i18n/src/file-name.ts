import { fitText } from './fit-text';

/** In UTF-16 units; with an extension it stays below the 255 bytes of file systems, also with multi-byte characters. */
const longest = 110;

/** File name from parts such as kind, name, status and date; empty parts are left out. */
export function fileNameOf(parts: readonly (string | null | undefined)[], extension: string): string {
  const told = parts.flatMap(part => {
    const plain = part
      ?.replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069<>:"/\\|?*]+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    return plain ? [plain] : [];
  });
  const [kind = 'kavel', name = '', ...rest] = told;
  const tail = rest.map(part => ` - ${part}`).join('');
  const room = longest - kind.length - 3;
  const shown = name && fitText(name, Math.max(20, room - tail.length));
  return `${fitText([kind, shown].filter(Boolean).join(' - ') + tail, 2 * longest)}.${extension}`;
}
