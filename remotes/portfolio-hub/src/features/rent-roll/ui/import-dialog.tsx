import {
  type LeaseColumn,
  type LeaseRows,
  leaseColumns,
  leaseLimits,
  placeColumns,
  type RentPer,
  type RentRoll,
  rentPers,
  tenantColumns,
} from '@kavel/contracts/leases';
import { csvFile, exportFile } from '@kavel/files';
import { fileNameOf } from '@kavel/i18n';
import { type ColumnChoice, type ImportRow, TableImport } from '@kavel/table-import';
import { Button, Flex } from '@kavel/ui/core';
import { Checkbox, Field, Select } from '@kavel/ui/forms';
import { Download } from '@kavel/ui/icons';
import { useState } from 'react';
import { toastError } from '../../../common/toast';
import { useRentRollTexts } from '../../../i18n/rent-roll';
import { previewLeases, useRentRollCalls } from '../api/rent-roll-calls';
import { useSentRows } from '../api/sent-rows';
import { leaseHeadings, periodOf } from '../model/lease-headings';
import { EarlierDeliveries } from './earlier-deliveries';
import { LeasePreviewed } from './lease-previewed';

/** Imports a rent roll. Columns with data of tenants are offered only to those who may see them. */
export function ImportDialog({ roll, onClose }: { roll: RentRoll; onClose: () => void }) {
  const t = useRentRollTexts();
  const { portfolioId, mayTenants } = roll;
  const calls = useRentRollCalls(portfolioId);
  const withSent = useSentRows(portfolioId, leaseRowsOf);
  const [rentPer, setRentPer] = useState<RentPer>('year');
  const [whole, setWhole] = useState(false);
  const reading = { rentPer, whole };
  const columns = leaseColumns.filter(
    column => mayTenants || !(tenantColumns as readonly string[]).includes(column),
  );
  const headings = Object.fromEntries(columns.map(column => [column, leaseHeadings[column]]));
  const lacks = (choice: ColumnChoice<LeaseColumn>) => {
    const isPlaced =
      choice.objectId !== undefined ||
      choice.address !== undefined ||
      (choice.postcode !== undefined && choice.huisnummer !== undefined);
    return isPlaced && (choice.rent !== undefined || choice.vacant !== undefined)
      ? null
      : t('import.lacking');
  };
  return (
    <TableImport
      title={t('import.title')}
      intro={mayTenants ? t('import.intro') : `${t('import.intro')} ${t('import.introNoTenants')}`}
      memory="leases"
      fields={columns.map(field => ({ field, label: t(`import.fields.${field}`) }))}
      headings={headings as typeof leaseHeadings}
      leading={leadingColumns}
      onFile={(heading, { rent }) => {
        const period = rent === undefined ? null : periodOf(heading[rent] ?? '');
        if (period) setRentPer(period);
      }}
      limits={{ rows: leaseLimits.rows, cell: leaseLimits.cell }}
      lacks={lacks}
      settings={
        <Flex gap="3" wrap="wrap" alignItems="flex-end">
          <Field label={t('import.rentPer')}>
            <Select value={rentPer} onChange={event => setRentPer(event.target.value as RentPer)}>
              {rentPers.map(period => (
                <option key={period} value={period}>
                  {t(`import.rentPers.${period}`)}
                </option>
              ))}
            </Select>
          </Field>
          {roll.leases.length > 0 ? (
            <Checkbox label={t('import.whole')} checked={whole} onChange={setWhole} />
          ) : null}
        </Flex>
      }
      settingsKey={`${rentPer} ${whole}`}
      preview={({ name, rows }) =>
        withSent(rows, sent => previewLeases(portfolioId, { name, ...reading, ...sent }))
      }
      show={(preview, file) => <LeasePreviewed preview={preview} file={file} />}
      hasRows={({ counts }) => counts.new + counts.changed + counts.removed > 0}
      start={({ name, rows }) => withSent(rows, sent => calls.deliver({ name, ...reading, ...sent }))}
      earlier={
        <>
          <Template roll={roll} columns={columns} />
          <EarlierDeliveries portfolioId={portfolioId} />
        </>
      }
      onClose={onClose}
    />
  );
}

const templateColumns: readonly LeaseColumn[] = [
  ...(['address', 'reference', 'rent', 'start', 'end', 'breakDate', 'kind', 'area'] as const),
  ...(['clause', 'rate', 'cap', 'month', 'rentFreeMonths', 'deposit', 'tenantName'] as const),
];

/** A file with the headings and the first units of the portfolio, to be filled in. */
function Template({ roll, columns }: { roll: RentRoll; columns: readonly LeaseColumn[] }) {
  const t = useRentRollTexts();
  const save = async () => {
    const chosen = templateColumns.filter(column => columns.includes(column));
    const rows = roll.units.address.map(address => [address, ...chosen.slice(1).map(() => null)]);
    const content = await csvFile([chosen.map(column => t(`import.fields.${column}`)), ...rows]);
    const { portfolioId } = roll;
    const fileName = fileNameOf([t('import.template'), roll.name], 'csv');
    await exportFile({ content, fileName, object: 'rent-roll', objectId: portfolioId, rows: rows.length });
  };
  return (
    <Flex>
      <Button onClick={() => save().catch((error: unknown) => toastError(t('actions.failed'), error))}>
        <Download aria-hidden />
        {t('import.template')}
      </Button>
    </Flex>
  );
}

/** A BAG id, an address, or postcode and number; the rent and the term. */
function leadingColumns(guess: ColumnChoice<LeaseColumn>): LeaseColumn[] {
  const found = placeColumns.filter(column => guess[column] !== undefined);
  const place: readonly LeaseColumn[] = found.length > 0 ? found : ['address', 'postcode', 'huisnummer'];
  return [...place, 'rent', 'start', 'end'];
}

function leaseRowsOf(rows: readonly ImportRow<LeaseColumn>[]): LeaseRows {
  const columns = leaseColumns.filter(column => rows.some(({ cells }) => cells[column] !== undefined));
  return {
    columns,
    lines: rows.map(({ line }) => line),
    rows: rows.map(({ cells }) => columns.map(column => cells[column] ?? '')),
  };
}
