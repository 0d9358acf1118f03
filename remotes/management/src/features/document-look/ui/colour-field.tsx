import { Button, Flex } from '@kavel/ui/core';
import { Field, Input } from '@kavel/ui/forms';
import { useDocumentLookTexts } from '../i18n';
import { kavelColour } from '../model/kavel-colour';

export interface ColourFieldProps {
  /** As typed; null: the colour of Kavel. */
  colour: string | null;
  problem: string | null;
  onChange: (colour: string | null) => void;
}

/** A colour, picked or typed as `#RRGGBB`. */
export function ColourField({ colour, problem, onChange }: ColourFieldProps) {
  const t = useDocumentLookTexts();
  const shown = colour ?? kavelColour;
  return (
    <Flex gap="2" wrap="wrap" alignItems="start">
      <Field label={t('colour.label')} hint={t('colour.hint')} error={problem}>
        <Input
          value={shown}
          maxWidth="8rem"
          maxLength={7}
          spellCheck={false}
          onChange={event => onChange(event.target.value.trim())}
        />
      </Field>
      <Field label={t('colour.pick')}>
        <Input
          type="color"
          width="4rem"
          p="1"
          value={/^#[\da-f]{6}$/i.test(shown) ? shown : kavelColour}
          onChange={event => onChange(event.target.value.toUpperCase())}
        />
      </Field>
      <Button alignSelf="start" mt="6" disabled={colour === null} onClick={() => onChange(null)}>
        {t('colour.kavel')}
      </Button>
    </Flex>
  );
}
