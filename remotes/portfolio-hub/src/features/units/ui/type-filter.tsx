import { type VtwType, vtwTypes } from '@kavel/contracts';
import { useFormats } from '@kavel/i18n';
import { useSearchParams } from '@kavel/router';
import { chakra, Flex } from '@kavel/ui/core';
import { useTexts } from '../../../i18n';
import type { TypeShare } from '../model/totals';

const parameter = 'type';

/** The one type that is shown, held by the address; null shows all. */
export function useTypeFilter(parts: readonly TypeShare[]) {
  const [address, setAddress] = useSearchParams();
  const wanted = vtwTypes.find(vtwType => vtwType === address.get(parameter));
  const type = parts.some(part => part.vtwType === wanted) ? (wanted ?? null) : null;
  const choose = (next: VtwType | null) =>
    setAddress(
      now => {
        if (next) now.set(parameter, next);
        else now.delete(parameter);
        return now;
      },
      { replace: true },
    );
  return { type, choose };
}

const Choice = chakra('button', {
  base: {
    flexShrink: 0,
    height: '7',
    px: '2.5',
    borderRadius: 'full',
    fontSize: 'sm',
    cursor: 'pointer',
    whiteSpace: 'nowrap',
    _hover: { bg: 'sunken' },
    '&[aria-pressed=true]': { bg: 'accentSoft', color: 'accent', fontWeight: 'semibold' },
  },
});

export interface TypeFilterProps {
  parts: readonly TypeShare[];
  total: number;
  type: VtwType | null;
  onChoose: (type: VtwType | null) => void;
}

/** Shows all units or those of one type. */
export function TypeFilter({ parts, total, type, onChoose }: TypeFilterProps) {
  const t = useTexts();
  const format = useFormats();
  if (parts.length < 2) return null;
  const largestFirst = parts.toSorted((a, b) => b.units - a.units);
  return (
    <Flex
      role="group"
      aria-label={t('units.filter')}
      gap="1"
      px="3"
      py="2"
      overflowX="auto"
      borderBottomWidth="1px"
      borderColor="line"
    >
      <Choice type="button" aria-pressed={type === null} onClick={() => onChoose(null)}>
        {t('units.all', { number: format.number(total) })}
      </Choice>
      {largestFirst.map(({ vtwType, units }) => (
        <Choice key={vtwType} type="button" aria-pressed={type === vtwType} onClick={() => onChoose(vtwType)}>
          {t(`types.${vtwType}`)} {format.number(units)}
        </Choice>
      ))}
    </Flex>
  );
}
