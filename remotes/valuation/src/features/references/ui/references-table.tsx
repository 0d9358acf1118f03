import type { Reference } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { chakra, EnergyLabelBadge } from '@kavel/ui/core';
import { PlainTable, TableFrame, Td, Th } from '../../../common/plain-table';
import { useTexts } from '../../../i18n';

const Row = chakra('tr', {
  base: { '&[data-hovered]': { bg: 'sunken' }, '&[data-chosen]': { bg: 'accentSoft' } },
});

const Choose = chakra('button', {
  base: { minHeight: '6', textAlign: 'start', cursor: 'pointer', _hover: { textDecoration: 'underline' } },
});

const Tag = chakra('span', {
  base: { ms: '2', px: '1.5', borderRadius: 'sm', bg: 'sunken', color: 'muted', fontSize: 'xs' },
});

const WeightBar = chakra('span', {
  base: {
    display: 'inline-block',
    height: '1.5',
    borderRadius: 'full',
    bg: 'accent',
    opacity: 0.35,
    me: '2',
  },
});

/** The street part of a full address: the table is of one town. */
const streetOf = (address: string) => address.split(',')[0];

export interface ReferencesTableProps {
  references: readonly Reference[];
  hoveredId: string | null;
  chosenId: string | null;
  onHover: (id: string | null) => void;
  onChoose: (id: string | null) => void;
}

/** The comparable sales with how each was made comparable, in step with the map. */
export function ReferencesTable({
  references,
  hoveredId,
  chosenId,
  onHover,
  onChoose,
}: ReferencesTableProps) {
  const t = useTexts();
  const f = useFormats();
  const heaviest = Math.max(...references.map(({ weight }) => weight), 0);
  return (
    <TableFrame>
      <PlainTable data-dense aria-label={t('valuation.references')}>
        <thead>
          <tr>
            <Th>{t('common.address')}</Th>
            <Th numeric>{t('valuation.distance')}</Th>
            <Th>{t('valuation.dealDate')}</Th>
            <Th numeric>{t('buckets.area')}</Th>
            <Th>{t('buckets.energyLabel')}</Th>
            <Th numeric>{t('valuation.price')}</Th>
            <Th numeric>{t('valuation.index')}</Th>
            <Th numeric>{t('valuation.adjustment')}</Th>
            <Th numeric>{t('valuation.weight')}</Th>
          </tr>
        </thead>
        <tbody>
          {references.map(reference => (
            <Row
              key={reference.id}
              data-hovered={reference.id === hoveredId || undefined}
              data-chosen={reference.id === chosenId || undefined}
              onPointerEnter={() => onHover(reference.id)}
              onPointerLeave={() => onHover(null)}
            >
              <Td>
                <Choose
                  type="button"
                  aria-pressed={reference.id === chosenId}
                  onFocus={() => onHover(reference.id)}
                  onBlur={() => onHover(null)}
                  onClick={() => onChoose(reference.id === chosenId ? null : reference.id)}
                >
                  <span title={reference.address}>{streetOf(reference.address)}</span>
                </Choose>
                {reference.fictional ? <Tag>{t('valuation.fictional')}</Tag> : null}
              </Td>
              <Td numeric>{f.distance(reference.distance)}</Td>
              <Td>{f.month(reference.transactionDate)}</Td>
              <Td numeric>{f.number(reference.oppervlakte)}</Td>
              <Td>
                <EnergyLabelBadge label={reference.energielabel} />
              </Td>
              <Td numeric>{f.number(reference.price)}</Td>
              <Td numeric>{f.signedPercent(reference.indexation)}</Td>
              <Td numeric>{f.signedPercent(reference.adjustment)}</Td>
              <Td numeric>
                <WeightBar
                  aria-hidden
                  style={{ width: `${heaviest > 0 ? (reference.weight / heaviest) * 24 : 0}px` }}
                />
                <chakra.span display="inline-block" minWidth="3.25rem">
                  {f.percent(reference.weight)}
                </chakra.span>
              </Td>
            </Row>
          ))}
        </tbody>
      </PlainTable>
    </TableFrame>
  );
}
