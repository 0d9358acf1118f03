import type { Language } from '@kavel/contracts';

/** Blocks that other sites may show; also the last part of their addresses. */
export const embeds = ['search', 'estimate', 'map', 'score'] as const;
export type Embed = (typeof embeds)[number];

/** Pixels, of which a narrow frame needs all: the button stands below the field there. */
export const heights: Record<Embed, number> = { search: 360, estimate: 420, map: 420, score: 420 };

export interface EmbedChoice {
  embed: Embed;
  language: Language;
  /** Object to open with; null: the visitor chooses. */
  objectId: string | null;
}

/** The block that an address is for. */
export function embedOf(pathname: string): Embed | undefined {
  const last = pathname.split('/').filter(Boolean).at(-1)?.toLowerCase();
  return embeds.find(embed => embed === last);
}

export function embedAddress({ embed, language, objectId }: EmbedChoice): string {
  const query = new URLSearchParams({ lang: language, ...(objectId ? { address: objectId } : {}) });
  return `/embed/${embed}?${query}`;
}

/** What a partner puts into a page. `title` names the frame for screen readers. */
export function embedCode(choice: EmbedChoice, origin: string, title: string): string {
  const attributes = [
    `src="${attribute(origin + embedAddress(choice))}"`,
    `title="${attribute(title)}"`,
    'width="100%"',
    `height="${heights[choice.embed]}"`,
    'loading="lazy"',
    'style="border:0"',
  ];
  return `<iframe ${attributes.join(' ')}></iframe>`;
}

function attribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
