import type { LogoProblem } from '@kavel/contracts/reports';
import { Button, ErrorText, Flex, Stack, Text } from '@kavel/ui/core';
import { Trash2, Upload } from '@kavel/ui/icons';
import { useId, useRef, useState } from 'react';
import { useDocumentLookTexts } from '../i18n';
import { readLogo } from './read-logo';

export interface LogoFieldProps {
  /** A PNG in base64; null: none. */
  logo: string | null;
  onChange: (logo: string | null) => void;
}

/** Chooses a picture as logo, or takes it away. */
export function LogoField({ logo, onChange }: LogoFieldProps) {
  const t = useDocumentLookTexts();
  const helpId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<LogoProblem | null>(null);
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    const read = await readLogo(file);
    setProblem('problem' in read ? read.problem : null);
    if ('logo' in read) onChange(read.logo);
  };
  return (
    <Stack gap="2">
      <Text fontSize="sm" fontWeight="medium">
        {t('logo.label')}
      </Text>
      <Flex gap="2" wrap="wrap">
        <Button aria-describedby={helpId} onClick={() => input.current?.click()}>
          <Upload aria-hidden />
          {t(logo === null ? 'logo.choose' : 'logo.replace')}
        </Button>
        {logo === null ? null : (
          <Button
            onClick={() => {
              setProblem(null);
              onChange(null);
            }}
          >
            <Trash2 aria-hidden />
            {t('logo.remove')}
          </Button>
        )}
      </Flex>
      <Text id={helpId} fontSize="xs" color="muted">
        {t('logo.hint')}
      </Text>
      <input
        ref={input}
        hidden
        type="file"
        accept="image/png,image/svg+xml,image/jpeg,image/webp"
        aria-label={t('logo.choose')}
        onChange={event => {
          void take(event.target.files?.[0]);
          // The same file can be chosen again after it was corrected.
          event.target.value = '';
        }}
      />
      {problem === null ? null : <ErrorText>{t(`logo.problems.${problem}`)}</ErrorText>}
    </Stack>
  );
}
