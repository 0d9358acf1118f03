import type { ReferenceParams } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { useTexts } from '../../../i18n';
import { numberFields, strictFields, weightFields } from '../model/settings-form';

export interface SettingInWords {
  label: string;
  /** Null for a default setting. */
  text: string | null;
}

/** Describes the reference settings: the filters, and weights that differ from the default. */
export function useSettingWords() {
  const t = useTexts();
  const f = useFormats();
  const number = (amount: number | undefined) => (amount === undefined ? null : f.number(amount));
  return {
    limits: (params: ReferenceParams): SettingInWords[] => [
      ...numberFields.map(({ key, per }) => {
        const amount = params[key];
        return { label: t(`settings.${key}`), text: number(amount === undefined ? amount : amount * per) };
      }),
      { label: t('settings.vtwType'), text: params.vtwType ? t(`types.${params.vtwType}`) : null },
      ...strictFields.map(key => ({
        label: t(`settings.${key}`),
        text: params[key] ? t('appraisal.yes') : null,
      })),
    ],
    weights: (params: ReferenceParams): SettingInWords[] =>
      weightFields.map(key => ({
        label: t('settings.weightOf', { what: t(`settings.weight.${key}`) }),
        text: number(params.weights?.[key]),
      })),
  };
}
