import { useSearchParams } from '@kavel/router';
import { Slot, useWidgets } from '@kavel/slots';
import { Box, Flex, Grid, type GridProps, PageTitle } from '@kavel/ui/core';
import { Tabs } from '@kavel/ui/data';
import { useTexts } from '../../../i18n';
import { Sales } from '../../sales';

const panelId = 'transactions-part';
const parameter = 'part';
const parts = ['map', 'let'] as const;

/** As high as the window below the top bar; the widget fills what the head leaves. */
const Frame = (props: GridProps) => (
  <Grid height="calc(100dvh - 3.5rem)" gridTemplateRows="auto minmax(0, 1fr)" {...props} />
);

/** Transactions on the map, a widget of another remote, and sales of let property; the latter alone without a widget. */
export function PartnerTransactions() {
  const t = useTexts();
  const hasMap = useWidgets('transactions').length > 0;
  const [address, setAddress] = useSearchParams();
  if (!hasMap) return <Sales title={<PageTitle>{t('title.sales')}</PageTitle>} />;

  const current = parts.find(part => part === address.get(parameter)) ?? 'map';
  const show = (part: (typeof parts)[number]) =>
    setAddress(
      now => {
        if (part === 'map') now.delete(parameter);
        else now.set(parameter, part);
        return now;
      },
      { replace: true },
    );
  const head = (
    <Flex px={{ base: '4', lg: '6' }} pt="2" columnGap="6" alignItems="center" wrap="wrap">
      <PageTitle>{t('title.sales')}</PageTitle>
      <Tabs
        label={t('parts.label')}
        tabs={parts.map(key => ({ key, label: t(`parts.${key}`) }))}
        current={current}
        panelId={panelId}
        onChange={show}
      />
    </Flex>
  );
  const panel = { id: panelId, role: 'tabpanel', 'aria-label': t(`parts.${current}`), minWidth: '0' };
  if (current === 'let') {
    return (
      <>
        {head}
        <Box {...panel}>
          <Sales title={null} />
        </Box>
      </>
    );
  }
  return (
    <Frame>
      {head}
      <Grid {...panel} minHeight="0">
        <Slot name="transactions" />
      </Grid>
    </Frame>
  );
}
