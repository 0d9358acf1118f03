import {
  ownSaleColumns,
  ownSaleLimits,
  type PropertyType,
  propertyTypes,
  type RentPeriod,
  rentPeriods,
} from '@kavel/contracts/transactions';
import { useQueryClient } from '@kavel/query';
import { type ColumnChoice, TableImport } from '@kavel/table-import';
import { Flex } from '@kavel/ui/core';
import { Field, Select } from '@kavel/ui/forms';
import { useState } from 'react';
import { previewDelivery, renewTransactions, startDelivery } from '../api/own-sales';
import { useTexts } from '../i18n';
import { neededColumns, readingOf, saleHeadings } from '../model/sale-headings';
import { DeliveryPreview } from './delivery-preview';
import { EarlierDeliveries } from './earlier-deliveries';

const limits = { rows: ownSaleLimits.rows, cell: 1_200 };

export interface OwnSalesDialogProps {
  /** A delivery was undone. */
  onUndone: () => void;
  onClose: () => void;
}

/** Imports a file with own sales and rents, visible to the own organisation only. */
export function OwnSalesDialog({ onUndone, onClose }: OwnSalesDialogProps) {
  const t = useTexts();
  const client = useQueryClient();
  const [propertyType, setPropertyType] = useState<PropertyType>('koop');
  const [rentPer, setRentPer] = useState<RentPeriod>('month');
  const reading = { propertyType, rentPer };
  const lacks = (choice: ColumnChoice<(typeof ownSaleColumns)[number]>) => {
    const isPlaced =
      choice.address !== undefined || (choice.postcode !== undefined && choice.huisnummer !== undefined);
    return isPlaced && choice.date !== undefined && choice.price !== undefined ? null : t('lacking');
  };
  return (
    <TableImport
      title={t('title')}
      intro={t('intro')}
      fields={ownSaleColumns.map(field => ({ field, label: t(`fields.${field}`) }))}
      headings={saleHeadings}
      leading={neededColumns}
      onFile={(heading, { price }) => {
        const told = readingOf(price === undefined ? '' : (heading[price] ?? ''));
        if (told.propertyType) setPropertyType(told.propertyType);
        if (told.rentPer) setRentPer(told.rentPer);
      }}
      limits={limits}
      lacks={lacks}
      settings={
        <Flex gap="3" wrap="wrap">
          <Field label={t('propertyType')}>
            <Select
              value={propertyType}
              onChange={event => setPropertyType(event.target.value as PropertyType)}
            >
              {propertyTypes.map(type => (
                <option key={type} value={type}>
                  {t(`propertyTypes.${type}`)}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={t('rentPer')}>
            <Select value={rentPer} onChange={event => setRentPer(event.target.value as RentPeriod)}>
              {rentPeriods.map(period => (
                <option key={period} value={period}>
                  {t(`rentPeriods.${period}`)}
                </option>
              ))}
            </Select>
          </Field>
        </Flex>
      }
      settingsKey={`${propertyType} ${rentPer}`}
      preview={file => previewDelivery({ ...file, ...reading })}
      show={(preview, file) => <DeliveryPreview preview={preview} file={file} reading={reading} />}
      hasRows={({ counts }) => counts.accepted > 0}
      start={async file => {
        await startDelivery({ ...file, ...reading });
        await renewTransactions(client);
      }}
      earlier={<EarlierDeliveries onUndone={onUndone} />}
      onClose={onClose}
    />
  );
}
