import type { UnitColumn } from '@kavel/contracts/units';
import { type Formats, useFormats } from '@kavel/i18n';
import { energyLabelPaint } from '@kavel/ui/core';
import type { Column } from '@kavel/ui/data';
import { type ReactNode, useMemo } from 'react';
import { useTexts } from '../../../i18n';
import { useHubTexts } from '../../../i18n/hub';
import type { UnitField } from '../model/unit-form';
import { shownValueOf, type UnitRow } from '../model/unit-row';
import { EditableCell } from './editable-cell';
import type { EditedCell } from './edited-cell';

export interface UnitColumnOptions {
  keys: readonly UnitColumn[];
  /** False for readers and in the archive. */
  editable: boolean;
  edited: EditedCell | null;
  onEdit: (cell: EditedCell | null) => void;
  onSave: (row: UnitRow, field: UnitField, text: string) => Promise<boolean>;
  onOpen: (row: UnitRow) => void;
}

interface Described {
  width: string;
  numeric?: boolean;
  field?: UnitField;
  text: (row: UnitRow) => ReactNode;
}

/** The selected fact columns; memoised until an option changes. */
export function useUnitColumns(options: UnitColumnOptions): Column<UnitRow>[] {
  const { keys, editable, edited, onEdit, onSave, onOpen } = options;
  const t = useTexts();
  const hub = useHubTexts();
  const format = useFormats();
  return useMemo(() => {
    const described = describe(t, hub, format, onOpen);
    return keys.map((key): Column<UnitRow> => {
      const { width, numeric, field, text } = described[key];
      const name = field && t(`fields.${field}`);
      const cell = (row: UnitRow) => {
        if (!editable || !field || !name || row.pending) return text(row);
        return (
          <EditableCell
            row={row}
            field={field}
            label={hub('edit.cell', { field: name, address: row.address })}
            editing={edited?.id === row.id && edited.field === field}
            onEdit={onEdit}
            onSave={onSave}
          >
            {text(row)}
          </EditableCell>
        );
      };
      const header = hub(`columns.${key}`);
      return { key, header, width, cell, sortable: true, ...(numeric ? { numeric } : {}) };
    });
  }, [keys, editable, edited, onEdit, onSave, onOpen, t, hub, format]);
}

const dash = <span className="muted">–</span>;

function describe(
  t: ReturnType<typeof useTexts>,
  hub: ReturnType<typeof useHubTexts>,
  format: Formats,
  onOpen: (row: UnitRow) => void,
): Record<UnitColumn, Described> {
  const orDash = <Value,>(value: Value | null, text: (value: Value) => ReactNode) =>
    value === null ? dash : text(value);
  const money = (read: (row: UnitRow) => number | null) => (row: UnitRow) => orDash(read(row), format.number);
  const day = (read: (row: UnitRow) => string | null) => (row: UnitRow) => orDash(read(row), format.date);
  return {
    place: { width: 'minmax(7rem, 1fr)', text: row => row.place ?? dash },
    type: {
      width: 'minmax(8.75rem, 1fr)',
      text: row => <span className="muted">{t(`types.${row.vtwType}`)}</span>,
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
      text: row =>
        orDash(row.energielabel, label => (
          <span className="energy-label" style={energyLabelPaint(label)}>
            {label}
          </span>
        )),
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
    tags: {
      width: 'minmax(8rem, 1fr)',
      text: row =>
        row.tags.length === 0
          ? dash
          : row.tags.map(tag => (
              <span key={tag.id} className="tag">
                {tag.name}
              </span>
            )),
    },
    value: {
      width: 'minmax(8.5rem, .8fr)',
      numeric: true,
      text: row =>
        orDash(shownValueOf(row), value => {
          const text = format.number(value);
          if (row.outdated.length === 0) return text;
          const reasons = row.outdated.map(reason => hub(`outdated.reasons.${reason}`)).join('; ');
          // Its details, which say the reasons in words, open from here too.
          return (
            <button
              type="button"
              className="figure outdated"
              data-cell="value"
              data-apart
              tabIndex={-1}
              title={reasons}
              aria-label={hub('outdated.mark', { value: text, reasons })}
              onClick={() => onOpen(row)}
            >
              {text}
            </button>
          );
        }),
    },
  };
}
