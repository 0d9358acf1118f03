import { useLanguage } from '@kavel/i18n';
import { Text } from '@kavel/ui/core';

const locales = { nl: 'nl-NL', en: 'en-GB', de: 'de-DE' };

/** The day of today, with its weekday. */
export function Today() {
  const language = useLanguage();
  const day = new Intl.DateTimeFormat(locales[language], { dateStyle: 'full' }).format(new Date());
  return (
    <Text fontSize="sm" color="muted">
      {day}
    </Text>
  );
}
