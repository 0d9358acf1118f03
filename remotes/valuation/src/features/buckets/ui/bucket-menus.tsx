import type { AddressBuckets, Unit } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { Menu, type MenuItem } from '@kavel/ui/core';
import { ChevronDown } from '@kavel/ui/icons';
import { useTexts } from '../../../i18n';
import { type SplitLine, splitFacts, splitLine } from '../model/split-line';

const longestName = 80;

export interface BucketMenusProps {
  buckets: AddressBuckets;
  /** Of the chosen bucket. */
  bucketKey: string;
  units: readonly Unit[];
  onMerge: (into: string) => void;
  onSplit: (unitIds: readonly string[], name: string) => void;
}

/** Joins the chosen bucket with another, or parts it in two by a fact of its units. */
export function BucketMenus({ buckets, bucketKey, units, onMerge, onSplit }: BucketMenusProps) {
  const t = useTexts();
  const f = useFormats();
  const others = Object.entries(buckets).filter(([key]) => key !== bucketKey);
  const lines = splitFacts.map(fact => splitLine(units, fact)).filter(line => line !== null);

  const lineText = ({ fact, from }: SplitLine) =>
    fact === 'oppervlakte'
      ? t('buckets.sizeFrom', { from: f.number(from) })
      : t('buckets.builtFrom', { from });
  const splitName = (line: SplitLine) => {
    const addition = `, ${lineText(line)}`;
    return `${buckets[bucketKey]?.name.slice(0, longestName - addition.length)}${addition}`;
  };

  return (
    <>
      {others.length > 0 ? (
        <NamedMenu
          name={t('buckets.merge')}
          items={others.map(([key, { name }]) => ({ key, label: name, onSelect: () => onMerge(key) }))}
        />
      ) : null}
      {lines.length > 0 ? (
        <NamedMenu
          name={t('buckets.split')}
          items={lines.map(line => ({
            key: line.fact,
            label: t('buckets.splitAt', { line: lineText(line), count: line.unitIds.length }),
            onSelect: () => onSplit(line.unitIds, splitName(line)),
          }))}
        />
      ) : null}
    </>
  );
}

function NamedMenu({ name, items }: { name: string; items: readonly MenuItem[] }) {
  const trigger = (
    <>
      {name}
      <ChevronDown aria-hidden />
    </>
  );
  return <Menu variant="outline" label={name} trigger={trigger} items={items} />;
}
