import { Button, Flex } from '@kavel/ui/core';
import { Download } from '@kavel/ui/icons';
import { toastError } from '../../../common/toast';
import { useStartTexts } from '../../../i18n/start';
import { Choice } from './choice';

/** Downloads the list to fill in, as a workbook or as CSV. */
export function TemplateChoice() {
  const t = useStartTexts();
  const save = async (format: 'xlsx' | 'csv') => {
    try {
      const { saveTemplate } = await import('../api/save-template');
      await saveTemplate(format);
    } catch (error) {
      toastError(t('first.template.failed'), error);
    }
  };
  return (
    <Choice title={t('first.template.title')} text={t('first.template.text')}>
      <Flex gap="2" wrap="wrap">
        <Button onClick={() => void save('xlsx')}>
          <Download aria-hidden /> {t('first.template.xlsx')}
        </Button>
        <Button onClick={() => void save('csv')}>{t('first.template.csv')}</Button>
      </Flex>
    </Choice>
  );
}
