import { setLanguage, useLanguage } from '@kavel/i18n';
import { Button, Notice, Text } from '@kavel/ui/core';
import { useEffect, useState } from 'react';
import { useGermanGuestTexts } from '../../../i18n/german-guest';

/** Puts the whole product into German, says so, and offers the language of before. */
export function LanguageSwitch() {
  const t = useGermanGuestTexts();
  const language = useLanguage();
  const [before] = useState(language);
  const [failed, setFailed] = useState(false);
  const use = (wanted: typeof language) => {
    setFailed(false);
    setLanguage(wanted).catch(() => setFailed(true));
  };
  useEffect(() => use('de'), []);
  if (failed)
    return (
      <Notice tone="warning">
        {t('language.failed')} <Button onClick={() => use('de')}>{t('language.again')}</Button>
      </Notice>
    );
  if (before === 'de') return null;
  return (
    <Text fontSize="sm" color="muted">
      {t('language.changed')}{' '}
      <Button onClick={() => use(language === 'de' ? before : 'de')}>
        {t(language === 'de' ? 'language.back' : 'language.german')}
      </Button>
    </Text>
  );
}
