import type { AddressBuckets, Bucket, Unit } from '@kavel/contracts';
import { fitName, useFormats } from '@kavel/i18n';
import { Menu, type MenuItem } from '@kavel/ui/core';
import { ChevronDown } from '@kavel/ui/icons';
import { useTexts } from '../../../i18n';
import { type SplitLine, splitFacts, splitLine } from '../model/split-line';

const longestName = 80;

export interface BucketMenusProps {
  bucket: Bucket;
  others: AddressBuckets;
  /** Units of the bucket. */
  units: readonly Unit[];
  onMerge: (into: string) => void;
  onSplit: (unitIds: readonly string[], name: string) => void;
}

/** Menus to merge a bucket into another, or to split it in two by a fact of its units. */
export function BucketMenus({ bucket, others, units, onMerge, onSplit }: BucketMenusProps) {
  const t = useTexts();
  const f = useFormats();
  const targets = Object.entries(others);
  const lines = splitFacts.map(fact => splitLine(units, fact)).filter(line => line !== null);

  const lineText = ({ fact, from }: SplitLine) =>
    fact === 'oppervlakte'
      ? t('buckets.sizeFrom', { from: f.number(from) })
      : t('buckets.builtFrom', { from });
  const splitName = (line: SplitLine) => fitName(bucket.name, `, ${lineText(line)}`, longestName);

  return (
    <>
      {targets.length > 0 ? (
        <NamedMenu
          name={t('buckets.merge')}
          items={targets.map(([key, { name }]) => ({ key, label: name, onSelect: () => onMerge(key) }))}
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
