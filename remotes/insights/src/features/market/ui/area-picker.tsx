import { type MarketArea, type MarketLevel, marketLimits } from '@kavel/contracts/market';
import { useDebounced, useQuery } from '@kavel/query';
import { Box, Flex, Pill, Text } from '@kavel/ui/core';
import { Combobox } from '@kavel/ui/forms';
import { X } from '@kavel/ui/icons';
import { useState } from 'react';
import { marketQueries } from '../api/market-queries';
import { useMarketTexts } from '../i18n';
import { foundProvincies } from '../model/found-provincies';
import { withArea } from '../model/market-view';
import { pc4Of } from '../model/pc4-of';

const debounceMs = 200;

export interface AreaPickerProps {
  areas: readonly string[];
  /** Provincies that can be added. */
  provincies: readonly MarketArea[];
  nameOf: (code: string) => string;
  onChange: (areas: readonly string[]) => void;
}

interface Option {
  code: string;
  name: string;
  level: MarketLevel;
}

/** The areas that are compared, and a field to add one. */
export function AreaPicker({ areas, provincies, nameOf, onChange }: AreaPickerProps) {
  const t = useMarketTexts();
  return (
    <Flex role="group" aria-label={t('areas')} gap="2" wrap="wrap" alignItems="center">
      {areas.map(code => (
        <Pill
          key={code}
          removable={areas.length > 1}
          aria-label={areas.length > 1 ? t('removeArea', { name: nameOf(code) }) : nameOf(code)}
          disabled={areas.length === 1}
          onClick={() => onChange(withArea(areas, code))}
        >
          {nameOf(code)}
          {areas.length > 1 ? <X aria-hidden /> : null}
        </Pill>
      ))}
      {areas.length < marketLimits.areas ? (
        <Box width={{ base: 'full', md: '22rem' }}>
          <AddArea provincies={provincies} onPick={code => onChange(withArea(areas, code))} />
        </Box>
      ) : (
        <Text fontSize="sm" color="muted">
          {t('areasFull')}
        </Text>
      )}
    </Flex>
  );
}

interface AddAreaProps extends Pick<AreaPickerProps, 'provincies'> {
  onPick: (code: string) => void;
}

function AddArea({ provincies, onPick }: AddAreaProps) {
  const t = useMarketTexts();
  const [text, setText] = useState('');
  const rested = useDebounced(text.trim().toLowerCase(), debounceMs);
  const { data } = useQuery(marketQueries.search(rested));
  const country = t('country');
  const pc4 = pc4Of(rested);
  const options: Option[] = [
    ...(pc4 === undefined ? [] : [{ code: pc4, name: pc4, level: 'pc4' as const }]),
    ...(rested.length > 1 && country.toLowerCase().startsWith(rested)
      ? [{ code: 'NL00', name: country, level: 'country' as const }]
      : []),
    ...foundProvincies(provincies, rested),
    ...(rested.length > 1 ? (data ?? []) : []).map(({ code, name, gemeente, level }) => ({
      code,
      name: name === gemeente ? name : `${name}, ${gemeente}`,
      level,
    })),
  ];
  return (
    <Combobox
      label={t('addArea')}
      placeholder={t('addAreaHint')}
      text={text}
      onTextChange={setText}
      items={options}
      current={rested === text.trim().toLowerCase()}
      itemKey={({ code }) => code}
      renderItem={({ name, level }) =>
        level === 'provincie' ? t('provincie', { name }) : `${name} (${t(`levels.${level}`)})`
      }
      onPick={({ code }) => {
        setText('');
        onPick(code);
      }}
      remark={rested.length > 1 && data && options.length === 0 ? t('areaNothing') : null}
    />
  );
}
