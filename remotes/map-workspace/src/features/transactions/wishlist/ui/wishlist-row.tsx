import { type WishlistItem, wishlistLimits } from '@kavel/contracts/transactions';
import { Box, Button, Flex, Text, TextButton } from '@kavel/ui/core';
import { Textarea } from '@kavel/ui/forms';
import { Trash2 } from '@kavel/ui/icons';
import { useState } from 'react';
import { useTexts } from '../i18n';
import { useFieldFormat } from './use-field-format';

export interface RowEdit {
  note: (note: string) => Promise<unknown>;
  remove: () => Promise<unknown>;
  /** Null at the end of the list. */
  up: (() => Promise<unknown>) | null;
  down: (() => Promise<unknown>) | null;
}

export interface WishlistRowProps {
  item: WishlistItem;
  /** Null: read-only. */
  edit: RowEdit | null;
  onSelect: (transactionId: string) => void;
}

/** Transaction of a wishlist with its note. */
export function WishlistRow({ item, edit, onSelect }: WishlistRowProps) {
  const t = useTexts();
  const format = useFieldFormat();
  const { transaction, gone } = item;
  const { address, id, own, fictional } = transaction;
  const told = [
    ...(['propertyType', 'date', 'price', 'area'] as const).map(field => format(transaction, field)),
    ...(own ? [t('own')] : []),
    ...(fictional ? [t('fictional')] : []),
  ];
  return (
    <Box as="li" py="3" borderBottomWidth="1px" borderColor="line">
      <Flex gap="2" alignItems="flex-start">
        <Box flex="1" minWidth="0">
          {gone ? <Text>{address}</Text> : <TextButton onClick={() => onSelect(id)}>{address}</TextButton>}
          <Text fontSize="sm" color="muted">
            {told.join(' · ')}
          </Text>
          {gone ? (
            <Text fontSize="sm" color="amber">
              {t('gone')}
            </Text>
          ) : null}
        </Box>
        {edit ? <RowButtons address={address} edit={edit} /> : null}
      </Flex>
      {edit ? (
        <Note item={item} onSave={edit.note} />
      ) : item.note ? (
        <Text mt="1" whiteSpace="pre-wrap">
          {item.note}
        </Text>
      ) : null}
    </Box>
  );
}

function RowButtons({ address, edit }: { address: string; edit: RowEdit }) {
  const t = useTexts();
  return (
    <Flex gap="1">
      <Button
        size="icon"
        aria-label={t('up', { address })}
        disabled={edit.up === null}
        onClick={() => void edit.up?.()}
      >
        ↑
      </Button>
      <Button
        size="icon"
        aria-label={t('down', { address })}
        disabled={edit.down === null}
        onClick={() => void edit.down?.()}
      >
        ↓
      </Button>
      <Button size="icon" aria-label={t('remove', { address })} onClick={() => void edit.remove()}>
        <Trash2 aria-hidden />
      </Button>
    </Flex>
  );
}

/** Note that is saved on blur. */
function Note({ item, onSave }: { item: WishlistItem; onSave: RowEdit['note'] }) {
  const t = useTexts();
  const [text, setText] = useState(item.note);
  return (
    <Textarea
      mt="2"
      rows={text === '' ? 1 : 2}
      maxLength={wishlistLimits.note}
      placeholder={t('note')}
      aria-label={t('noteOf', { address: item.transaction.address })}
      value={text}
      onChange={event => setText(event.target.value)}
      onBlur={() => {
        if (text.trim() !== item.note) void onSave(text);
      }}
    />
  );
}
