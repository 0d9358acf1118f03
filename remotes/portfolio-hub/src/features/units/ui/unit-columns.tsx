import type { UnitColumn } from '@kavel/contracts/hub';
import { useFormats, useLanguage } from '@kavel/i18n';
import { EnergyLabelBadge, Text } from '@kavel/ui/core';
import type { Column } from '@kavel/ui/data';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n';
import { useHubTexts } from '../../../i18n/hub';
import { formOf, type UnitField } from '../model/unit-form';
import type { UnitRow } from '../model/unit-row';
import { EditableCell } from './editable-cell';

/** The cell that is being typed in. */
export interface EditedCell {
  id: string;
  field: UnitField;
}

export interface UnitColumnOptions {
  /** False for a reader and in the archive. */
  editable: boolean;
  edited: EditedCell | null;
  onEdit: (cell: EditedCell | null) => void;
  onSave: (row: UnitRow, field: UnitField, text: string) => Promise<boolean>;
}

interface Described {
  width: string;
  numeric?: boolean;
  field?: UnitField;
  text: (row: UnitRow) => ReactNode;
}

const dash = <Text color="muted">–</Text>;

/** Every column of the table of units, by its key. */
export function useUnitColumns({ editable, edited, onEdit, onSave }: UnitColumnOptions) {
  const t = useTexts();
  const hub = useHubTexts();
  const language = useLanguage();
  const format = useFormats();
  const orDash = <Value,>(value: Value | null, text: (value: Value) => ReactNode) =>
    value === null ? dash : text(value);
  const money = (read: (row: UnitRow) => number | null) => (row: UnitRow) => orDash(read(row), format.number);
  const day = (read: (row: UnitRow) => string | null) => (row: UnitRow) => orDash(read(row), format.date);

  const described: Record<UnitColumn, Described> = {
    place: { width: 'minmax(7rem, 1fr)', text: row => row.place ?? dash },
    type: {
      width: 'minmax(7.5rem, 1fr)',
      text: row => <Text color="muted">{t(`types.${row.vtwType}`)}</Text>,
    },
    area: {
      width: 'minmax(4rem, .6fr)',
      numeric: true,
      field: 'oppervlakte',
      text: money(row => row.oppervlakte),
    },
    year: {
      width: 'minmax(5.25rem, .6fr)',
      numeric: true,
      field: 'bouwjaar',
      text: row => orDash(row.bouwjaar, String),
    },
    label: {
      width: 'minmax(4.25rem, .5fr)',
      field: 'energielabel',
      text: row => <EnergyLabelBadge label={row.energielabel} />,
    },
    rent: {
      width: 'minmax(5.75rem, .8fr)',
      numeric: true,
      field: 'annualRent',
      text: money(row => row.annualRent),
    },
    marketRent: {
      width: 'minmax(8rem, .8fr)',
      numeric: true,
      field: 'marketRent',
      text: money(row => row.marketRent),
    },
    costs: {
      width: 'minmax(7rem, .8fr)',
      numeric: true,
      field: 'annualCosts',
      text: money(row => row.annualCosts),
    },
    leaseEnd: { width: 'minmax(7rem, .8fr)', field: 'leaseEnd', text: day(row => row.leaseEnd) },
    leaseBreak: { width: 'minmax(7.5rem, .8fr)', field: 'leaseBreak', text: day(row => row.leaseBreak) },
    woz: {
      width: 'minmax(7rem, .8fr)',
      numeric: true,
      field: 'wozValue',
      text: money(row => row.wozValue),
    },
    value: { width: 'minmax(6rem, .8fr)', numeric: true, text: money(row => row.value) },
  };

  return (key: UnitColumn): Column<UnitRow> => {
    const { width, numeric, field, text } = described[key];
    const header = hub(`columns.${key}`);
    const cell = (row: UnitRow) => {
      if (!editable || !field || row.pending) return text(row);
      return (
        <EditableCell
          field={field}
          label={hub('edit.cell', { field: t(`fields.${field}`), address: row.address })}
          text={formOf(row, language)[field]}
          editing={edited?.id === row.id && edited.field === field}
          onStart={() => onEdit({ id: row.id, field })}
          onCancel={() => onEdit(null)}
          onSave={async typed => {
            const done = await onSave(row, field, typed);
            if (done) onEdit(null);
            return done;
          }}
        >
          {text(row)}
        </EditableCell>
      );
    };
    return { key, header, width, cell, sortable: true, ...(numeric ? { numeric } : {}) };
  };
}
