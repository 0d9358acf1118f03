import type { Language } from '@kavel/contracts';
import i18next from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';

const storageKey = 'language';
const known: readonly Language[] = ['nl', 'en', 'de'];

function remembered(): Language {
  const stored = localStorage.getItem(storageKey);
  return known.find(language => language === stored) ?? 'nl';
}

/** Starts translation in the remembered language; Dutch for a first visit. */
export function startI18n(): void {
  const lng = remembered();
  void i18next.use(initReactI18next).init({
    lng,
    fallbackLng: 'nl',
    resources: {},
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  document.documentElement.lang = lng;
}

export function currentLanguage(): Language {
  return known.find(language => language === i18next.language) ?? 'nl';
}

/** Switches every page at once and remembers the choice. */
export async function setLanguage(language: Language): Promise<void> {
  localStorage.setItem(storageKey, language);
  document.documentElement.lang = language;
  await i18next.changeLanguage(language);
}

/** The language in use; the component is drawn again when it changes. */
export function useLanguage(): Language {
  useTranslation();
  return currentLanguage();
}
