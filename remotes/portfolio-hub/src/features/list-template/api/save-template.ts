import { csvFile, saveFile, workbookFile } from '@kavel/files';
import { currentLanguage, fileNameOf } from '@kavel/i18n';
import { templateTexts } from '../../../i18n/template';
import { type TemplateOwnColumn, templateRows, templateSheets } from '../model/template';

export type TemplateFormat = 'xlsx' | 'csv';

/** The portfolio that a template is for. */
export interface TemplatePortfolio {
  name: string;
  own: readonly TemplateOwnColumn[];
}

/** Offers an empty list of addresses as a file; with a portfolio, its own columns are among the headings. */
export async function saveTemplate(format: TemplateFormat, portfolio?: TemplatePortfolio): Promise<void> {
  const texts = templateTexts[currentLanguage()];
  const own = portfolio?.own ?? [];
  const content =
    format === 'xlsx'
      ? await workbookFile(templateSheets(texts, own))
      : await csvFile(templateRows(texts, own));
  saveFile(content, fileNameOf([texts.fileName, portfolio?.name], format));
}
