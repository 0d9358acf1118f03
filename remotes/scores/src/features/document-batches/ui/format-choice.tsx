import { type DocumentFormat, documentFormats } from '@kavel/contracts/reports';
import { Flex, Stack, Text } from '@kavel/ui/core';
import { Checkbox } from '@kavel/ui/forms';
import { useDocumentTexts } from '../../documents';
import { useTexts } from '../i18n';

export interface FormatChoiceProps {
  formats: readonly DocumentFormat[];
  onChange: (formats: readonly DocumentFormat[]) => void;
}

/** Which files of each valuation report; they have the same figures, as these are read once. */
export function FormatChoice({ formats, onChange }: FormatChoiceProps) {
  const t = useTexts();
  const documents = useDocumentTexts();
  return (
    <Stack gap="1" role="group" aria-label={t('formats')}>
      <Text fontSize="sm" fontWeight="medium">
        {t('formats')}
      </Text>
      <Flex columnGap="5" rowGap="1" flexWrap="wrap">
        {documentFormats.map(one => (
          <Checkbox
            key={one}
            label={documents(`files.${one}.name`)}
            checked={formats.includes(one)}
            onChange={on =>
              onChange(documentFormats.filter(other => (other === one ? on : formats.includes(other))))
            }
          />
        ))}
      </Flex>
      {formats.length === 0 ? <Text fontSize="sm">{t('noFormat')}</Text> : null}
    </Stack>
  );
}
