import { type CashFlow, shownValue } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { KeyFigures } from '@kavel/ui/data';
import { MarkedFigure } from '../../../common/marked-figure';
import { useTexts } from '../../../i18n';
import { CommentMark } from '../../comments';
import { WhyMarketValue, WhyScenario } from './why-dcf';

/** Key figures of the cash flow calculation. */
export function DcfFigures({ valuationId, cashFlow }: { valuationId: string; cashFlow: CashFlow }) {
  const t = useTexts();
  const f = useFormats();
  const { letOn, sellOff, marketValue } = cashFlow.total;
  const shown = (value: number) => f.money(shownValue({ value }));
  const gross = (value: number) => `${t('dcf.gross').toLowerCase()} ${shown(value)}`;
  const markOf = (key: string, on: string) => (
    <CommentMark valuationId={valuationId} anchor={`figure:cash-flow.${key}`} on={on} />
  );
  return (
    <KeyFigures
      figures={[
        {
          key: 'market',
          label: t('dcf.marketValue'),
          value: (
            <MarkedFigure
              tools={
                <>
                  <WhyMarketValue cashFlow={cashFlow} />
                  {markOf('market', t('dcf.marketValue'))}
                </>
              }
            >
              {shown(marketValue)}
            </MarkedFigure>
          ),
          note: t('dcf.higher'),
        },
        {
          key: 'let-on',
          label: t('dcf.letOn'),
          value: (
            <MarkedFigure
              tools={
                <>
                  <WhyScenario cashFlow={cashFlow} scenario={letOn} />
                  {markOf('let-on', t('dcf.letOn'))}
                </>
              }
            >
              {shown(letOn.netValue)}
            </MarkedFigure>
          ),
          note: gross(letOn.grossValue),
        },
        {
          key: 'sell-off',
          label: t('dcf.sellOff'),
          value: sellOff ? (
            <MarkedFigure
              tools={
                <>
                  <WhyScenario cashFlow={cashFlow} scenario={sellOff} />
                  {markOf('sell-off', t('dcf.sellOff'))}
                </>
              }
            >
              {shown(sellOff.netValue)}
            </MarkedFigure>
          ) : (
            '–'
          ),
          note: sellOff ? gross(sellOff.grossValue) : t('dcf.noSellOff'),
        },
      ]}
    />
  );
}
