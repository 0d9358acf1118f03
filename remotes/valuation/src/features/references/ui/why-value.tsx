import type { ValuationResult } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { Explanation } from '@kavel/ui/overlays';
import { shownDrivers, shownResult } from '../../../common/shown-result';
import { useTexts } from '../../../i18n';
import { effectsOf } from '../model/effects-of';

/** Explains how the market value of a unit is derived. */
export function WhyValue({ result }: { result: ValuationResult }) {
  const t = useTexts();
  const f = useFormats();
  const effects = effectsOf(result);
  const shown = shownResult(result);
  const drivers = shownDrivers(
    result,
    effects.map(({ effect }) => effect),
  );
  return (
    <Explanation
      label={t('why.open', { figure: t('common.value').toLowerCase() })}
      title={`${t('common.value')} ${f.money(shown.value)}`}
      text={t('valuation.whyValue')}
      formula={t('valuation.whyFormula')}
      inputs={[
        { key: 'references', label: t('valuation.references'), value: result.referenceCount },
        { key: 'base', label: t('valuation.medianBase'), value: f.money(drivers.base) },
        ...effects.map(({ driver }, i) => ({
          key: driver,
          label: t('valuation.effect', { driver: t(`valuation.driver.${driver}`).toLowerCase() }),
          value: f.money(drivers.effects[i] ?? 0),
        })),
        ...(result.override
          ? [
              {
                key: 'model',
                label: t('appraisal.byModel'),
                value: f.money(shown.modelValue),
              },
              { key: 'reason', label: t('appraisal.overrideReason'), value: result.override.reason },
            ]
          : []),
        { key: 'date', label: t('common.valueDate'), value: f.date(result.valueDate) },
        {
          key: 'source',
          label: t('why.source'),
          value: t('valuation.model', { version: result.modelVersion }),
        },
      ]}
    />
  );
}

/** Explains the confidence class. */
export function WhyConfidence({ result }: { result: ValuationResult }) {
  const t = useTexts();
  const f = useFormats();
  return (
    <Explanation
      label={t('why.open', { figure: t('valuation.confidence').toLowerCase() })}
      title={`${t('valuation.confidence')} ${result.accuracyClass} ${t('valuation.ofSeven')}`}
      text={t('valuation.whyConfidence')}
      formula={t('valuation.whyConfidenceFormula')}
      inputs={[
        { key: 'fsd', label: t('valuation.fsd'), value: f.percent(result.fsd) },
        { key: 'references', label: t('valuation.references'), value: result.referenceCount },
        { key: 'date', label: t('common.valueDate'), value: f.date(result.valueDate) },
        {
          key: 'source',
          label: t('why.source'),
          value: t('valuation.model', { version: result.modelVersion }),
        },
      ]}
    />
  );
}
