import { type Language, languages } from '@kavel/contracts';
import { bus } from '@kavel/event-bus';
import { setLanguage, useLanguage } from '@kavel/i18n';
import { setTheme, type Theme, useTheme } from '@kavel/ui/core';
import { translate, useTexts } from '../i18n';

const languageNames: Record<Language, string> = { nl: 'Nederlands', en: 'English', de: 'Deutsch' };
const themes: readonly Theme[] = ['light', 'dark', 'system'];

export interface Setting {
  key: string;
  label: string;
  checked: boolean;
  onSelect: () => void;
}

function tellThatTextsAreAway(): void {
  bus.publish('toast', { tone: 'error', title: translate('languageAway') });
}

/** Language and theme settings of this device; one of each list is checked. */
export function useSettings(): { languages: Setting[]; themes: Setting[] } {
  const t = useTexts();
  const language = useLanguage();
  const theme = useTheme();
  return {
    languages: languages.map(code => ({
      key: code,
      label: languageNames[code],
      checked: code === language,
      onSelect: () => void setLanguage(code).catch(tellThatTextsAreAway),
    })),
    themes: themes.map(choice => ({
      key: choice,
      label: t(`theme.${choice}`),
      checked: choice === theme,
      onSelect: () => setTheme(choice),
    })),
  };
}
