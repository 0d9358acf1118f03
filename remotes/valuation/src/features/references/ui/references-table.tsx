import type { Reference } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { Button, EnergyLabelBadge, Text, TextButton, type TextProps, VisuallyHidden } from '@kavel/ui/core';
import { PlainTable, PlainTableFrame, Td, Th } from '@kavel/ui/data';
import { Checkbox } from '@kavel/ui/forms';
import { Pencil, Pin, Trash2 } from '@kavel/ui/icons';
import { Tooltip } from '@kavel/ui/overlays';
import { Fragment, type ReactNode } from 'react';
import { useTexts } from '../../../i18n';
import { isIndexed } from '../model/is-indexed';
import { MadeComparable } from './made-comparable';

const Tag = (props: TextProps) => (
  <Text
    as="span"
    ms="2"
    px="1.5"
    borderRadius="sm"
    bg="sunken"
    color="muted"
    fontSize="xs"
    css={{ '&[data-mark]': { bg: 'accentSoft', color: 'text' } }}
    {...props}
  />
);

const WeightBar = (props: TextProps) => (
  <Text
    as="span"
    display="inline-block"
    height="1.5"
    borderRadius="full"
    bg="accent"
    opacity={0.35}
    me="1"
    {...props}
  />
);

/** Columns after the one with the sale's status. */
const headers = [
  { text: 'common.address' },
  { text: 'valuation.distance', numeric: true },
  { text: 'valuation.dealDate' },
  { text: 'buckets.area', numeric: true },
  { text: 'buckets.energyLabel' },
  { text: 'valuation.price', numeric: true },
  { text: 'valuation.index', numeric: true },
  { text: 'valuation.adjustment', numeric: true },
  { text: 'valuation.weight', numeric: true },
] as const;

/** The street part of a full address; all rows are in the same town. */
const streetOf = (address: string) => address.split(',')[0] ?? address;

/** Actions on a reference; absent while the valuation is locked. */
export interface ReferenceActions {
  onInclude: (reference: Reference, isIncluded: boolean) => void;
  onPin: (reference: Reference, isPinned: boolean) => void;
  onEdit: (reference: Reference) => void;
  onRemove: (reference: Reference) => void;
}

export interface ReferencesTableProps {
  references: readonly Reference[];
  /** References excluded by the appraiser, as they were at that moment. */
  excluded: readonly Reference[];
  pinned: readonly string[];
  actions: ReferenceActions | undefined;
  hoveredId: string | null;
  chosenId: string | null;
  onHover: (id: string | null) => void;
  onChoose: (id: string | null) => void;
}

/** The comparable sales with their adjustments; selection is synchronised with the map. */
export function ReferencesTable({
  references,
  excluded,
  pinned,
  actions,
  hoveredId,
  chosenId,
  onHover,
  onChoose,
}: ReferencesTableProps) {
  const t = useTexts();
  const f = useFormats();
  const heaviest = Math.max(...references.map(({ weight }) => weight), Number.EPSILON);
  const isExcluded = ({ id }: Reference) => excluded.some(left => left.id === id);
  // When all references are fictional, the note below the table says so once.
  const someReal = references.some(({ fictional }) => !fictional);
  // A reference that was just excluded is still in the list until the references are selected again.
  const gone = excluded.filter(({ id }) => !references.some(reference => reference.id === id));
  return (
    <PlainTableFrame label={t('valuation.references')}>
      <PlainTable data-dense aria-label={t('valuation.references')}>
        <thead>
          <tr>
            <Th>
              <VisuallyHidden>{t('appraisal.included')}</VisuallyHidden>
            </Th>
            {headers.map(({ text, ...kind }) => (
              <Th key={text} {...kind}>
                {t(text)}
              </Th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...references, ...gone].map(reference => (
            <Fragment key={reference.id}>
              <tr
                data-hovered={reference.id === hoveredId || undefined}
                data-chosen={reference.id === chosenId || undefined}
                data-excluded={isExcluded(reference) || undefined}
                onPointerEnter={() => onHover(reference.id)}
                onPointerLeave={() => onHover(null)}
              >
                <Td>
                  <Checkbox
                    hideLabel
                    label={t('appraisal.include', { address: streetOf(reference.address) })}
                    checked={!isExcluded(reference)}
                    disabled={!actions || reference.own}
                    onChange={isIncluded => actions?.onInclude(reference, isIncluded)}
                  />
                  {actions ? (
                    <RowActions
                      reference={reference}
                      isExcluded={isExcluded(reference)}
                      isPinned={pinned.includes(reference.id)}
                      actions={actions}
                    />
                  ) : null}
                </Td>
                <Td>
                  <TextButton
                    aria-expanded={reference.id === chosenId}
                    onFocus={() => onHover(reference.id)}
                    onBlur={() => onHover(null)}
                    onClick={() => onChoose(reference.id === chosenId ? null : reference.id)}
                  >
                    <span title={reference.address}>{streetOf(reference.address)}</span>
                  </TextButton>
                  {reference.fictional && someReal ? <Tag>{t('valuation.fictional')}</Tag> : null}
                  {reference.own ? <Tag data-mark>{t('appraisal.own')}</Tag> : null}
                  {reference.pinned && !actions ? <Tag data-mark>{t('appraisal.pinned')}</Tag> : null}
                </Td>
                <Td numeric>{f.distance(reference.distance)}</Td>
                <Td>{f.month(reference.transactionDate)}</Td>
                <Td numeric>{f.number(reference.oppervlakte)}</Td>
                <Td>
                  <EnergyLabelBadge label={reference.energielabel} />
                </Td>
                <Td numeric>{f.number(reference.price)}</Td>
                <Td numeric>
                  {isIndexed(reference) ? f.signedPercent(reference.indexation) : t('valuation.noIndex')}
                </Td>
                <Td numeric>{f.signedPercent(reference.adjustment)}</Td>
                <Td numeric>
                  <WeightBar
                    aria-hidden
                    style={{ width: `${isExcluded(reference) ? 0 : (reference.weight / heaviest) * 16}px` }}
                  />
                  <Text as="span" display="inline-block" minWidth="2.875rem">
                    {isExcluded(reference) ? '–' : f.percent(reference.weight)}
                  </Text>
                </Td>
              </tr>
              {reference.id === chosenId ? (
                <tr data-chosen>
                  <Td />
                  <Td colSpan={headers.length}>
                    <MadeComparable reference={reference} />
                  </Td>
                </tr>
              ) : null}
            </Fragment>
          ))}
        </tbody>
      </PlainTable>
    </PlainTableFrame>
  );
}

interface RowActionsProps {
  reference: Reference;
  isExcluded: boolean;
  isPinned: boolean;
  actions: ReferenceActions;
}

/** An own sale can be edited or removed; any other included sale can be pinned. */
function RowActions({ reference, isExcluded, isPinned, actions }: RowActionsProps) {
  const t = useTexts();
  const address = streetOf(reference.address);
  if (reference.own)
    return (
      <>
        <RowAction label={t('appraisal.edit', { address })} onClick={() => actions.onEdit(reference)}>
          <Pencil aria-hidden />
        </RowAction>
        <RowAction label={t('appraisal.remove', { address })} onClick={() => actions.onRemove(reference)}>
          <Trash2 aria-hidden />
        </RowAction>
      </>
    );
  if (isExcluded) return null;
  return (
    <RowAction
      label={t(isPinned ? 'appraisal.unpin' : 'appraisal.pin', { address })}
      pressed={isPinned}
      onClick={() => actions.onPin(reference, !isPinned)}
    >
      <Pin aria-hidden />
    </RowAction>
  );
}

interface RowActionProps {
  label: string;
  pressed?: boolean;
  onClick: () => void;
  children: ReactNode;
}

function RowAction({ label, pressed, onClick, children }: RowActionProps) {
  return (
    <Tooltip text={label}>
      <Button
        variant={pressed ? 'outline' : 'ghost'}
        size="icon"
        boxSize="6"
        verticalAlign="middle"
        minWidth="6"
        aria-pressed={pressed}
        aria-label={label}
        onClick={onClick}
      >
        {children}
      </Button>
    </Tooltip>
  );
}
