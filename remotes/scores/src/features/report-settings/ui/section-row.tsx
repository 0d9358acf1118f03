import { ownTemplateLimits, type SectionSetting } from '@kavel/contracts/reports';
import { Box, Button, Flex, QuietButton, Stack } from '@kavel/ui/core';
import { Checkbox, Field, Input, Textarea } from '@kavel/ui/forms';
import { ArrowDown, ArrowUp } from '@kavel/ui/icons';
import { useState } from 'react';
import { useTexts } from '../i18n';
import { canMove } from '../model/sections';

export interface SectionRowProps {
  sections: readonly SectionSetting[];
  at: number;
  /** Longest own text. */
  mostText: number;
  onMove: (by: -1 | 1) => void;
  onChange: (section: SectionSetting) => void;
}

/** A section of a template: on or off, its place, its own heading and text. */
export function SectionRow({ sections, at, mostText, onMove, onChange }: SectionRowProps) {
  const t = useTexts();
  const section = sections[at];
  const [open, setOpen] = useState(false);
  if (section === undefined) return null;
  const { key, on, heading, text } = section;
  const name = t(`sections.${key}`);
  return (
    <Box as="li" borderTopWidth="1px" borderColor="line" py="2">
      <Flex gap="2" alignItems="center">
        <Box flex="1" minWidth="0">
          <Checkbox
            label={heading ?? name}
            checked={on}
            onChange={next => onChange({ ...section, on: next })}
          />
        </Box>
        <Button
          aria-expanded={open}
          aria-label={t('templates.edit', { name })}
          variant="ghost"
          disabled={!on}
          onClick={() => setOpen(!open)}
        >
          {t(open ? 'templates.closeText' : 'templates.text')}
        </Button>
        <QuietButton
          aria-label={t('templates.up', { name })}
          disabled={!canMove(sections, at, -1)}
          onClick={() => onMove(-1)}
        >
          <ArrowUp aria-hidden />
        </QuietButton>
        <QuietButton
          aria-label={t('templates.down', { name })}
          disabled={!canMove(sections, at, 1)}
          onClick={() => onMove(1)}
        >
          <ArrowDown aria-hidden />
        </QuietButton>
      </Flex>
      {open && on ? (
        <Stack gap="3" mt="2" mb="3" ps="7">
          {key === 'cover' ? null : (
            <Field label={t('templates.heading')}>
              <Input
                maxLength={ownTemplateLimits.heading}
                placeholder={name}
                value={heading ?? ''}
                onChange={event => onChange({ ...section, heading: event.target.value || null })}
              />
            </Field>
          )}
          <Field label={t('templates.text')}>
            <Textarea
              rows={6}
              maxLength={mostText}
              value={text ?? ''}
              onChange={event => onChange({ ...section, text: event.target.value || null })}
            />
          </Field>
        </Stack>
      ) : null}
    </Box>
  );
}
