import { csvFile, saveFile, workbookFile } from '@kavel/files';
import { fileNameOf } from '@kavel/i18n';
import { translateStart } from '../../../i18n/start';
import { type TemplateTexts, templateColumns, templateRows, templateSheets } from '../model/template';

/** Offers the empty list of addresses as a file; it has nothing of the organisation. */
export async function saveTemplate(format: 'xlsx' | 'csv'): Promise<void> {
  const texts = templateTexts();
  const content =
    format === 'xlsx' ? await workbookFile(templateSheets(texts)) : await csvFile(templateRows(texts));
  saveFile(content, fileNameOf([translateStart('template.fileName')], format));
}

function templateTexts(): TemplateTexts {
  const t = translateStart;
  const each = (group: 'columns' | 'meanings') =>
    Object.fromEntries(
      templateColumns.map(column => [column, t(`template.${group}.${column}`)]),
    ) as TemplateTexts['columns'];
  return {
    sheet: t('template.sheet'),
    explanation: t('template.explanation'),
    column: t('template.column'),
    meaning: t('template.meaning'),
    needed: t('template.needed'),
    yes: t('template.yes'),
    no: t('template.no'),
    foot: t('template.foot'),
    columns: each('columns'),
    meanings: each('meanings'),
  };
}
