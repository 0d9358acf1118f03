import type { Language } from '@kavel/contracts';

/**
 * Parses a number in the user's notation: `€ 12.500,50` in Dutch and German, `12,500.50` in English. Null for an empty
 * text, NaN when invalid.
 */
export function parseFigure(text: string, language: Language): number | null {
  const bare = text.replace(/[\s€]|m²/g, '');
  if (bare === '') return null;
  const [group, decimal] = language === 'en' ? [',', '.'] : ['.', ','];
  const shape = new RegExp(`^-?(\\d+|\\d{1,3}(\\${group}\\d{3})+)(\\${decimal}\\d+)?$`);
  if (!shape.test(bare)) return Number.NaN;
  return Number(bare.replaceAll(group, '').replace(decimal, '.'));
}

/** Formats a number for editing: no grouping, localised decimal separator. */
export function figureText(figure: number | null, language: Language): string {
  if (figure === null) return '';
  return language === 'en' ? String(figure) : String(figure).replace('.', ',');
}
