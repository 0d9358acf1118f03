import { type Market, propertyTypes, transactionCategories } from '@kavel/contracts/transactions';
import { Flex } from '@kavel/ui/core';
import { Segmented } from '@kavel/ui/forms';
import { useTexts } from '../i18n';

export interface MarketSwitchProps {
  market: Market;
  onChange: (change: Partial<Market>) => void;
}

/** Choice of the market: dwellings or commercial, lettings or sales. */
export function MarketSwitch({ market, onChange }: MarketSwitchProps) {
  const t = useTexts();
  return (
    <Flex gap="2" wrap="wrap">
      <Segmented
        label={t('categoryLabel')}
        value={market.category}
        options={transactionCategories.map(value => ({ value, label: t(`category.${value}`) }))}
        onChange={category => onChange({ category })}
      />
      <Segmented
        label={t('propertyTypeLabel')}
        value={market.propertyType}
        options={propertyTypes.map(value => ({ value, label: t(`propertyType.${value}`) }))}
        onChange={propertyType => onChange({ propertyType })}
      />
    </Flex>
  );
}
