import { Button, Flex } from '@kavel/ui/core';
import { Download } from '@kavel/ui/icons';
import { toastError } from '../../../common/toast';
import { useTemplateTexts } from '../../../i18n/template-buttons';
import type { TemplateFormat, TemplatePortfolio } from '../api/save-template';

export interface TemplateButtonsProps {
  /** Absent: without own columns. */
  portfolio?: TemplatePortfolio | undefined;
  disabled?: boolean;
}

/** Downloads the list to fill in, as a workbook or as CSV. */
export function TemplateButtons({ portfolio, disabled }: TemplateButtonsProps) {
  const t = useTemplateTexts();
  const save = async (format: TemplateFormat) => {
    try {
      const { saveTemplate } = await import('../api/save-template');
      await saveTemplate(format, portfolio);
    } catch (error) {
      toastError(t('failed'), error);
    }
  };
  return (
    <Flex gap="2" wrap="wrap">
      <Button disabled={disabled} onClick={() => void save('xlsx')}>
        <Download aria-hidden /> {t('xlsx')}
      </Button>
      <Button disabled={disabled} onClick={() => void save('csv')}>
        {t('csv')}
      </Button>
    </Flex>
  );
}
