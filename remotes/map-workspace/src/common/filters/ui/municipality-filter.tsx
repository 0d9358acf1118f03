import { Text } from '@kavel/ui/core';
import { Input } from '@kavel/ui/forms';
import { type KeyboardEvent, memo, useMemo, useState } from 'react';
import { useTexts } from '../i18n';
import { isSameName, matching } from '../model/matching';
import { type ListedOption, OptionList } from './option-list';

const shownAtOnce = 8;
const searchFrom = 8;

export interface ListedMunicipality {
  code: string;
  naam: string;
  objects: number;
}

export interface MunicipalityFilterProps {
  municipalities: readonly ListedMunicipality[];
  counts: Record<string, number> | undefined;
  chosen: readonly string[];
  onToggle: (code: string) => void;
}

/** The municipalities: those with most objects first, any other by its name. */
export const MunicipalityFilter = memo(function MunicipalityFilter(props: MunicipalityFilterProps) {
  const { municipalities, counts, chosen, onToggle } = props;
  const t = useTexts();
  const [text, setText] = useState('');

  const listed = useMemo(() => {
    const all = municipalities.map(({ code, naam, objects }): ListedOption & { objects: number } => ({
      option: code,
      name: naam,
      count: counts ? (counts[code] ?? 0) : null,
      objects,
    }));
    const size = (one: (typeof all)[number]) => one.count ?? one.objects;
    const found = all.filter(({ name }) => matching(name, text)).sort((a, b) => size(b) - size(a));
    const top = found.slice(0, shownAtOnce);
    const others = all.filter(one => chosen.includes(one.option) && !top.includes(one));
    const meant = found.length === 1 ? found[0] : all.find(({ name }) => isSameName(name, text));
    return { top: [...others, ...top], found: found.length, meant };
  }, [municipalities, counts, text, chosen]);

  /** Enter takes the only one found, or the one written out in full. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || text.trim() === '' || !listed.meant) return;
    event.preventDefault();
    if (!chosen.includes(listed.meant.option)) onToggle(listed.meant.option);
    setText('');
  };

  return (
    <>
      {municipalities.length > searchFrom ? (
        <Input
          type="search"
          aria-label={t('searchMunicipality')}
          placeholder={t('searchMunicipality')}
          value={text}
          onChange={event => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
      ) : null}
      <OptionList
        options={listed.top}
        chosen={chosen}
        onToggle={onToggle}
        first={shownAtOnce + chosen.length}
      />
      {listed.found === 0 && text.trim() !== '' ? (
        <Text fontSize="sm" color="muted" role="status">
          {t('noMunicipality')}
        </Text>
      ) : null}
    </>
  );
});
