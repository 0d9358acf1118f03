import { type DistrictLevel, districtLevels } from '@kavel/contracts/districts';
import type { Outline } from '@kavel/contracts/work-areas';
import { useQuery } from '@kavel/query';
import { Button, Flex, PlainList, Stack, Text } from '@kavel/ui/core';
import { Combobox, Field, Select } from '@kavel/ui/forms';
import { X } from '@kavel/ui/icons';
import { useMemo, useState } from 'react';
import { districtQueries } from '../../areas';
import { outlineOfArea } from '../api/work-area-queries';
import { useTexts } from '../i18n';
import { joined } from '../model/outlines';
import { SaveForm } from './save-form';
import type { WorkAreaCalls } from './use-work-area-calls';

/** Maximum number of suggestions. */
const maxOptions = 20;

interface Chosen {
  code: string;
  name: string;
  outline: Outline;
}

export interface ChooseAreasProps {
  onPreview: (outlines: readonly Outline[]) => void;
  calls: WorkAreaCalls;
  onEnd: () => void;
}

/** Form that combines gemeenten, wijken and buurten into a work area. */
export function ChooseAreas({ onPreview, calls, onEnd }: ChooseAreasProps) {
  const t = useTexts();
  const [level, setLevel] = useState<DistrictLevel>('wijk');
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const [failed, setFailed] = useState(false);
  const { data: areas } = useQuery(districtQueries.areas(level));
  const options = useMemo(() => {
    const search = text.trim().toLowerCase();
    if (!areas || search === '') return [];
    return areas.codes
      .map((code, at) => ({ code, name: areas.names[at] ?? code, gemeente: areas.gemeenten[at] ?? '' }))
      .filter(({ code, name }) => name.toLowerCase().includes(search) || code.toLowerCase() === search)
      .slice(0, maxOptions);
  }, [areas, text]);

  const change = (next: readonly Chosen[]) => {
    setChosen(next);
    onPreview(next.map(({ outline }) => outline));
  };
  const add = async (code: string, name: string) => {
    setText('');
    setFailed(false);
    if (chosen.some(one => one.code === code)) return;
    try {
      const outline = await outlineOfArea(level, code);
      change([...chosen, { code, name, outline }]);
    } catch {
      setFailed(true);
    }
  };

  return (
    <Stack gap="3" p="4">
      <Field label={t('choose.level')}>
        <Select value={level} onChange={event => setLevel(event.target.value as DistrictLevel)}>
          {districtLevels.map(one => (
            <option key={one} value={one}>
              {t(`choose.levels.${one}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Combobox
        label={t('choose.search')}
        placeholder={t('choose.search')}
        text={text}
        onTextChange={setText}
        items={options}
        itemKey={({ code }) => code}
        renderItem={({ name, gemeente }) => (gemeente === name ? name : `${name}, ${gemeente}`)}
        onPick={({ code, name }) => void add(code, name)}
        remark={text.trim() !== '' && areas && options.length === 0 ? t('choose.nothing') : null}
      />
      {failed ? (
        <Text role="alert" fontSize="sm">
          {t('choose.failed')}
        </Text>
      ) : null}
      <PlainList aria-label={t('choose.chosen')}>
        {chosen.map(({ code, name }) => (
          <Flex as="li" key={code} alignItems="center" gap="2" minHeight="control">
            <Text flex="1" fontSize="sm">
              {name}
            </Text>
            <Button
              variant="ghost"
              size="icon"
              aria-label={t('choose.remove', { name })}
              onClick={() => change(chosen.filter(one => one.code !== code))}
            >
              <X aria-hidden />
            </Button>
          </Flex>
        ))}
      </PlainList>
      <SaveForm
        ready={chosen.length > 0}
        suggested={chosen.map(({ name }) => name).join(', ')}
        onSave={name =>
          calls.create({
            name,
            outline: joined(chosen.map(({ outline }) => outline)),
            source: 'chosen',
            codes: chosen.map(({ code }) => code),
          })
        }
        onEnd={onEnd}
      />
    </Stack>
  );
}
