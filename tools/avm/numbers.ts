/**
 * A number as people write it: with a currency or per cent sign, thousands apart, a decimal point or comma.
 * NaN for what is none.
 */
export function numberOf(text: string): number {
  if (text === '') return Number.NaN;
  const plain = Number(text);
  if (!Number.isNaN(plain)) return plain;
  const lower = text.toLowerCase();
  if (['true', 'yes', 'y', 't'].includes(lower)) return 1;
  if (['false', 'no', 'n', 'f'].includes(lower)) return 0;
  const bare = text.replace(/[\s$€£¥%]|EUR|USD/gi, '');
  if (/^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(bare)) return Number(bare.replaceAll(',', ''));
  if (/^-?\d{1,3}(\.\d{3})+,\d+$/.test(bare)) return Number(bare.replaceAll('.', '').replace(',', '.'));
  if (/^-?\d+,\d+$/.test(bare)) return Number(bare.replace(',', '.'));
  return /\d/.test(bare) ? Number(bare) : Number.NaN;
}
