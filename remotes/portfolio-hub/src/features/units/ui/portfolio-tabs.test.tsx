import { contractVersion } from '@kavel/contracts';
import { type DeclaredWidget, SlotContext, type SlotHost } from '@kavel/slots';
import { openPage } from '@kavel/testing';
import { screen } from '@testing-library/react';
import { PortfolioTabs } from './portfolio-tabs';

const tab = (name: string): DeclaredWidget => ({
  id: `other/${name}`,
  slot: 'portfolio-tab',
  module: `./${name}`,
  permission: null,
  title: { nl: name, en: name, de: name },
  order: 1,
});

function open(widgets: readonly DeclaredWidget[], address = '/p1/hub') {
  const host: SlotHost = {
    widgets,
    loaded: id => ({ ok: true, Widget: props => <p>{`${id} ${JSON.stringify(props)}`}</p> }),
    load: () => Promise.reject(new Error('everything is loaded')),
    broke: () => undefined,
  };
  const page = (
    <SlotContext value={{ host, contract: contractVersion }}>
      <PortfolioTabs portfolioId="p1">
        <p>the units</p>
      </PortfolioTabs>
    </SlotContext>
  );
  return openPage({ page, route: '/:id/hub', address });
}

test('without widgets only the units are shown, without tabs', async () => {
  await open([]);
  expect(screen.getByText('the units')).toBeVisible();
  expect(screen.queryByRole('tablist')).not.toBeInTheDocument();
});

test('a tab of another remote opens by click or arrow key, receives the portfolio, and is in the address', async () => {
  const { user, addressBar } = await open([tab('Energy'), tab('Risk')]);
  expect(screen.getByRole('tab', { name: 'Eenheden', selected: true })).toBeVisible();
  expect(screen.getByText('the units')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Energy' }));
  expect(screen.getByText('other/Energy {"portfolioId":"p1","title":"Energy"}')).toBeVisible();
  expect(screen.queryByText('the units')).not.toBeInTheDocument();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tabpanel', { name: 'Risk' })).toBeVisible();
  expect(addressBar()).toBe('/p1/hub?tab=other%2FRisk');
  await user.keyboard('{ArrowRight}');
  expect(screen.getByText('the units')).toBeVisible();
  expect(addressBar()).toBe('/p1/hub');
});

test('an address with a tab that is not offered shows the units', async () => {
  await open([tab('Energy')], '/p1/hub?tab=other%2FGone');
  expect(screen.getByText('the units')).toBeVisible();
});
