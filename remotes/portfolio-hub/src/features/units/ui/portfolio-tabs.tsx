import { useSearchParams } from '@kavel/router';
import { Slot, useWidgets } from '@kavel/slots';
import { Box } from '@kavel/ui/core';
import { Tabs } from '@kavel/ui/data';
import type { ReactNode } from 'react';
import { useHubTexts } from '../../../i18n/hub';

const panelId = 'portfolio-part';
const parameter = 'tab';
const unitsKey = 'units';

export interface PortfolioTabsProps {
  portfolioId: string;
  /** The unit view. */
  children: ReactNode;
}

/** The units, with tabs for the widgets of other remotes; no tabs without widgets. */
export function PortfolioTabs({ portfolioId, children }: PortfolioTabsProps) {
  const hub = useHubTexts();
  const widgets = useWidgets('portfolio-tab');
  const [address, setAddress] = useSearchParams();
  const open = widgets.find(({ id }) => id === address.get(parameter));
  if (widgets.length === 0) return children;

  const show = (key: string) =>
    setAddress(
      now => {
        if (key === unitsKey) now.delete(parameter);
        else now.set(parameter, key);
        return now;
      },
      { replace: true },
    );
  const units = { key: unitsKey, label: hub('tabs.units') };
  return (
    <>
      <Tabs
        label={hub('tabs.label')}
        tabs={[units, ...widgets.map(({ id, title }) => ({ key: id, label: title }))]}
        current={open?.id ?? unitsKey}
        panelId={panelId}
        onChange={show}
      />
      <Box id={panelId} role="tabpanel" aria-label={open?.title ?? units.label} minWidth="0">
        {open ? <Slot name="portfolio-tab" only={open.id} portfolioId={portfolioId} /> : children}
      </Box>
    </>
  );
}
