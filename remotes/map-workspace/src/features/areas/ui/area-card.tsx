import { Button, Flex, SectionTitle, Stack, Text, TextTable } from '@kavel/ui/core';
import { X } from '@kavel/ui/icons';
import type { ReactNode } from 'react';
import { useTexts } from '../i18n';
import type { AreaChoosing } from './use-area-choice';

/** One figure of two areas. */
export interface PairedFigure {
  key: string;
  term: string;
  one: string;
  other: string;
  /** Empty where a difference says nothing. */
  difference: string;
}

export interface AreaCardProps {
  name: string;
  note: string;
  /** The area beside it; null for none. */
  beside: { name: string; figures: readonly PairedFigure[] } | null;
  choosing: AreaChoosing;
  onGoTo: () => void;
  onEndComparing: () => void;
  onClose: () => void;
  /** Details of one area. */
  children: ReactNode;
}

/** The selected area, alone or side by side with another one. */
export function AreaCard({ name, note, beside, choosing, children, ...props }: AreaCardProps) {
  const t = useTexts();
  const { isChoosing, setChoosing } = choosing;
  return (
    <Stack gap="3" p="4">
      <Flex justifyContent="space-between" alignItems="start" gap="2">
        <div>
          <SectionTitle>{name}</SectionTitle>
          <Text color="muted" fontSize="sm">
            {note}
          </Text>
        </div>
        <Button variant="ghost" size="icon" aria-label={t('close')} onClick={props.onClose}>
          <X aria-hidden />
        </Button>
      </Flex>
      {beside ? <Pair name={name} other={beside.name} figures={beside.figures} /> : children}
      {isChoosing ? (
        <Text as="output" fontSize="sm">
          {t('chooseOther')}
        </Text>
      ) : null}
      <Flex gap="2" flexWrap="wrap">
        <Button onClick={props.onGoTo}>{t('goTo')}</Button>
        {beside ? (
          <Button onClick={props.onEndComparing}>{t('endComparing')}</Button>
        ) : (
          <Button aria-pressed={isChoosing} onClick={() => setChoosing(!isChoosing)}>
            {t('compareArea')}
          </Button>
        )}
      </Flex>
    </Stack>
  );
}

interface PairProps {
  name: string;
  other: string;
  figures: readonly PairedFigure[];
}

function Pair({ name, other, figures }: PairProps) {
  const t = useTexts();
  return (
    <TextTable
      dense
      aria-label={t('sideBySide')}
      // Two long names would push the last column over the edge of a phone.
      css={{ '& thead th[data-figure]': { whiteSpace: 'normal', overflowWrap: 'anywhere' } }}
    >
      <thead>
        <tr>
          <th scope="col">{t('figure')}</th>
          <th scope="col" data-figure>
            {name}
          </th>
          <th scope="col" data-figure>
            {other}
          </th>
          <th scope="col" data-figure>
            {t('change')}
          </th>
        </tr>
      </thead>
      <tbody>
        {figures.map(figure => (
          <tr key={figure.key}>
            <th scope="row">{figure.term}</th>
            <td data-figure>{figure.one}</td>
            <td data-figure>{figure.other}</td>
            <td data-figure>{figure.difference}</td>
          </tr>
        ))}
      </tbody>
    </TextTable>
  );
}
