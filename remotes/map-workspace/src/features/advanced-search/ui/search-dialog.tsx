import { useDebounced } from '@kavel/query';
import { Button, Flex, Notice, SectionTitle, Stack, Text } from '@kavel/ui/core';
import { Field, Input } from '@kavel/ui/forms';
import { Dialog } from '@kavel/ui/overlays';
import { useEffect, useRef, useState } from 'react';
import type { WorkspaceProps } from '../../../common/workspace-feature';
import { projectLayerKey } from '../../projects';
import { type Find, useFinds } from '../api/use-finds';
import { useKeptTexts } from '../api/use-kept-texts';
import { useTexts } from '../i18n';
import { boundsOfCircle, type Circle } from '../model/circle';
import { readQuestion } from '../model/question';
import { FindList } from './find-list';
import { WithinCircle } from './within-circle';

export interface SearchDialogProps {
  workspace: WorkspaceProps;
  initialText: string;
  circle: Circle | null;
  /** Told the text when typing pauses. */
  onText: (text: string) => void;
  onCircle: (circle: Circle | null) => void;
  onClose: () => void;
}

const longest = 200;
const debounceMs = 300;

/** The field, what it finds, what was asked before, and what lies around a place. */
export function SearchDialog(props: SearchDialogProps) {
  const { workspace, initialText, circle, onText, onCircle, onClose } = props;
  const t = useTexts();
  const [text, setText] = useState(initialText.slice(0, longest));
  const { finds, problem, pc4, current } = useFinds(text);
  const kept = useKeptTexts();
  const typed = text.trim();
  const rested = useDebounced(typed, debounceMs);
  const tell = useRef(onText);
  useEffect(() => {
    tell.current = onText;
  });
  useEffect(() => tell.current(rested), [rested]);

  const pick = (find: Find) => {
    kept.remember(typed);
    // Of the text as it is now: the finds may still be those of a moment ago.
    const { radius } = readQuestion(typed);
    if (radius !== null && 'place' in find && find.place) {
      const around = { centre: find.place, radius };
      onCircle(around);
      goToBounds(workspace, boundsOfCircle(around));
      return;
    }
    onClose();
    open(find, workspace);
  };

  return (
    <Dialog open wide onClose={onClose} title={t('title')} closeLabel={t('close')}>
      <Stack gap="4">
        <Field label={t('field')} hint={t('hint')}>
          <Input
            type="search"
            autoFocus
            maxLength={longest}
            value={text}
            onChange={event => setText(event.target.value)}
            onKeyDown={event => {
              const [first] = finds;
              // The browser would only clear the field.
              if (event.key === 'Escape') {
                event.preventDefault();
                onClose();
              }
              if (event.key !== 'Enter') return;
              // The focus goes back to the button of the search, which the same key would press.
              event.preventDefault();
              if (current && first) pick(first);
            }}
          />
        </Field>
        {problem ? <Notice tone="info">{t(`problems.${problem}`)}</Notice> : null}
        {pc4 && current && !problem ? (
          <Notice tone="info">{t(finds.length > 0 ? 'pc4.some' : 'pc4.none')}</Notice>
        ) : null}
        {typed === '' ? (
          <>
            <Texts title={t('saved')} texts={kept.saved} onPick={setText} />
            <Texts title={t('recent')} texts={kept.recent} onPick={setText} />
          </>
        ) : (
          <>
            <Flex justifyContent="space-between" alignItems="center" gap="2">
              <Text as="output" fontSize="sm" color="muted" aria-live="polite">
                {current && !problem ? t('found', { count: finds.length, n: finds.length }) : ''}
              </Text>
              <Button onClick={() => kept.toggleSaved(typed)}>
                {t(kept.saved.includes(typed) ? 'unsave' : 'save')}
              </Button>
            </Flex>
            <FindList finds={finds} onPick={pick} />
          </>
        )}
        {circle ? (
          <WithinCircle
            circle={circle}
            onProject={id => {
              workspace.choose({ layer: projectLayerKey, id });
              onClose();
            }}
            onObject={id => {
              workspace.select(id);
              onClose();
            }}
            onRemove={() => onCircle(null)}
          />
        ) : null}
      </Stack>
    </Dialog>
  );
}

function goToBounds({ goTo }: WorkspaceProps, bounds: ReturnType<typeof boundsOfCircle>): void {
  goTo({ kind: 'target', target: { kind: 'bounds', bounds, request: performance.now() } });
}

function goToPlace({ goTo }: WorkspaceProps, { lon, lat }: { lon: number; lat: number }): void {
  goTo({ kind: 'target', target: { kind: 'place', lon, lat, request: performance.now() } });
}

function open(find: Find, workspace: WorkspaceProps): void {
  if (find.kind === 'address') workspace.select(find.objectId);
  if (find.kind === 'project') workspace.choose({ layer: projectLayerKey, id: find.id });
  if (find.kind === 'portfolio') {
    workspace.choosePortfolio(find.id);
    workspace.goTo({ kind: 'named', id: find.id });
  }
  if (find.kind === 'area') goToBounds(workspace, find.bounds);
  else if ('place' in find && find.place) goToPlace(workspace, find.place);
}

function Texts({
  title,
  texts,
  onPick,
}: {
  title: string;
  texts: readonly string[];
  onPick: (text: string) => void;
}) {
  if (texts.length === 0) return null;
  return (
    <Stack as="section" gap="2" aria-label={title}>
      <SectionTitle>{title}</SectionTitle>
      <Flex gap="2" wrap="wrap">
        {texts.map(text => (
          <Button key={text} onClick={() => onPick(text)}>
            {text}
          </Button>
        ))}
      </Flex>
    </Stack>
  );
}
