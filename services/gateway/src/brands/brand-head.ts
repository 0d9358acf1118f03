import type { BrandColours } from '@kavel/contracts';
import { escaped } from '../heads/escape';
import type { LoadedBrand } from './brand-source';

const property = (name: string) =>
  `--kavel-colors-${name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`;

function declarations(colours: BrandColours): string {
  const variables = Object.entries(colours).map(([name, colour]) => `${property(name)}:${colour}`);
  return `${variables.join(';')};background:${colours.ground}`;
}

/** Title, favicon and colours for the head of a page. The colours override the design system's by specificity. */
export function brandHead({ brand, favicon }: LoadedBrand, nonce: string): string {
  const { title, colours } = brand;
  return [
    `<meta name="theme-color" content="${colours.light.accent}" />`,
    `<title>${escaped(title)}</title>`,
    `<link rel="icon" type="image/svg+xml" href="${escaped(favicon)}" />`,
    `<style nonce="${nonce}">html:root{${declarations(colours.light)}}html:root.dark{${declarations(colours.dark)}}</style>`,
  ].join('\n    ');
}
