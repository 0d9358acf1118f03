import { type CashFlow, type Scenario, shownValue } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { Explanation } from '@kavel/ui/overlays';
import { useTexts } from '../../../i18n';
import { shownBuildUp } from '../model/shown-build-up';

/** Explains how the value of a scenario is derived. */
export function WhyScenario({ cashFlow, scenario }: { cashFlow: CashFlow; scenario: Scenario }) {
  const t = useTexts();
  const f = useFormats();
  const rateOf = (key: string) => cashFlow.parameters.find(parameter => parameter.key === key);
  const [discountRate, exitYield] = [rateOf('discountRate'), rateOf('exitYield')];
  const buildUp = shownBuildUp(scenario);
  const name = t(scenario.scenario === 'let-on' ? 'dcf.letOn' : 'dcf.sellOff');
  return (
    <Explanation
      label={t('why.open', { figure: name.toLowerCase() })}
      title={`${name}: ${f.money(buildUp.net)}`}
      text={t('dcf.whyText')}
      formula={t('dcf.whyFormula')}
      inputs={[
        { key: 'flow', label: t('dcf.cashPresent'), value: f.money(buildUp.flow) },
        { key: 'end', label: t('dcf.endValuePresent'), value: f.money(buildUp.end) },
        { key: 'transfer', label: t('dcf.transferCosts'), value: f.money(-buildUp.transfer) },
        ...[discountRate, exitYield].flatMap(parameter =>
          parameter
            ? [
                {
                  key: parameter.key,
                  label: t(`dcf.keys.${parameter === discountRate ? 'discountRate' : 'exitYield'}`),
                  value: f.percent(parameter.value),
                },
              ]
            : [],
        ),
        { key: 'date', label: t('common.valueDate'), value: f.date(cashFlow.valueDate) },
        { key: 'source', label: t('why.source'), value: t('dcf.method') },
      ]}
    />
  );
}

/** Explains why the market value is the higher of the two scenarios. */
export function WhyMarketValue({ cashFlow }: { cashFlow: CashFlow }) {
  const t = useTexts();
  const f = useFormats();
  return (
    <Explanation
      label={t('why.open', { figure: t('dcf.marketValue').toLowerCase() })}
      title={`${t('dcf.marketValue')} ${f.money(shownValue({ value: cashFlow.total.marketValue }))}`}
      text={t('dcf.whyMarket')}
      inputs={[
        ...cashFlow.byBucket.map(({ bucket, name, marketValue }) => ({
          key: bucket,
          label: name,
          value: f.money(shownValue({ value: marketValue })),
        })),
        { key: 'date', label: t('common.valueDate'), value: f.date(cashFlow.valueDate) },
        { key: 'source', label: t('why.source'), value: t('dcf.method') },
      ]}
    />
  );
}
