import type { Language } from '@kavel/contracts';

/**
 * Reads a figure as people type it in their language: `€ 12.500,50` in Dutch and German, `12,500.50` in English.
 * An empty text is null, a text that is no figure is NaN.
 */
export function parseFigure(text: string, language: Language): number | null {
  const bare = text.replace(/[\s€]|m²/g, '');
  if (bare === '') return null;
  const [group, decimal] = language === 'en' ? [',', '.'] : ['.', ','];
  const shape = new RegExp(`^-?(\\d+|\\d{1,3}(\\${group}\\d{3})+)(\\${decimal}\\d+)?$`);
  if (!shape.test(bare)) return Number.NaN;
  return Number(bare.replaceAll(group, '').replace(decimal, '.'));
}

/** A figure as it is typed: without grouping, with the language's decimal mark. */
export function figureText(figure: number | null, language: Language): string {
  if (figure === null) return '';
  return language === 'en' ? String(figure) : String(figure).replace('.', ',');
}
