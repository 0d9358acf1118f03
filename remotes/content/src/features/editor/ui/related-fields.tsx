import { useAddressSuggestions } from '@kavel/api-client';
import { type ArticleRelated, articleLimits } from '@kavel/contracts/content';
import { keepPreviousData, useDebounced, useQuery } from '@kavel/query';
import { Flex, Pill, Stack, Text } from '@kavel/ui/core';
import { AddressSearch, Combobox, Field } from '@kavel/ui/forms';
import { X } from '@kavel/ui/icons';
import { useState } from 'react';
import { editorQueries } from '../api/editor-queries';
import { useEditorTexts } from '../i18n';

export interface RelatedFieldsProps {
  related: ArticleRelated;
  onChange: (related: ArticleRelated) => void;
}

/** Addresses and areas that an article is about. */
export function RelatedFields({ related, onChange }: RelatedFieldsProps) {
  const t = useEditorTexts();
  const { objects, areas } = related;
  const chosen = [
    ...objects.map(({ objectId, address }) => ({
      key: objectId,
      name: address,
      without: { areas, objects: objects.filter(one => one.objectId !== objectId) },
    })),
    ...areas.map(({ code, name }) => ({
      key: code,
      name,
      without: { objects, areas: areas.filter(one => one.code !== code) },
    })),
  ];
  const isFull = (list: readonly unknown[]) => list.length >= articleLimits.related;
  return (
    <Stack gap="2" role="group" aria-label={t('related.title')}>
      <Text fontSize="sm" fontWeight="medium">
        {t('related.title')}
      </Text>
      {chosen.length > 0 ? (
        <Flex gap="2" wrap="wrap">
          {chosen.map(({ key, name, without }) => (
            <Pill
              key={key}
              removable
              aria-label={t('related.remove', { name })}
              onClick={() => onChange(without)}
            >
              {name}
              <X aria-hidden />
            </Pill>
          ))}
        </Flex>
      ) : null}
      {isFull(objects) ? null : (
        <AddObject
          onPick={object => {
            if (objects.some(({ objectId }) => objectId === object.objectId)) return;
            onChange({ areas, objects: [...objects, object] });
          }}
        />
      )}
      {isFull(areas) ? null : (
        <AddArea
          onPick={area => {
            if (areas.some(({ code }) => code === area.code)) return;
            onChange({ objects, areas: [...areas, area] });
          }}
        />
      )}
      <Text fontSize="xs" color="muted">
        {t('related.hint', { count: articleLimits.related })}
      </Text>
    </Stack>
  );
}

function AddObject({ onPick }: { onPick: (object: ArticleRelated['objects'][number]) => void }) {
  const t = useEditorTexts();
  const [text, setText] = useState('');
  const found = useAddressSuggestions(text);
  return (
    <AddressSearch
      labelled
      label={t('related.address')}
      placeholder={t('related.addressHint')}
      text={text}
      onTextChange={setText}
      found={found}
      onPick={({ objectId, address }) => {
        setText('');
        onPick({ objectId, address });
      }}
    />
  );
}

const debounceMs = 200;

function AddArea({ onPick }: { onPick: (area: ArticleRelated['areas'][number]) => void }) {
  const t = useEditorTexts();
  const [text, setText] = useState('');
  const rested = useDebounced(text.trim().toLowerCase(), debounceMs);
  const { data = [], isPlaceholderData } = useQuery({
    ...editorQueries.areas(rested),
    enabled: rested !== '',
    placeholderData: keepPreviousData,
  });
  const items = rested === '' ? [] : data;
  const current = rested === text.trim().toLowerCase() && !isPlaceholderData;
  return (
    <Field label={t('related.area')}>
      <Combobox
        label={t('related.area')}
        placeholder={t('related.areaHint')}
        text={text}
        onTextChange={setText}
        items={items}
        current={current}
        itemKey={({ code }) => code}
        renderItem={({ name, gemeente, level }) =>
          name === gemeente ? name : `${name}, ${gemeente} (${t(`related.levels.${level}`)})`
        }
        onPick={({ code, name, gemeente }) => {
          setText('');
          onPick({ code, name: name === gemeente ? name : `${name}, ${gemeente}` });
        }}
        remark={rested !== '' && current && items.length === 0 ? t('related.noArea') : null}
      />
    </Field>
  );
}
