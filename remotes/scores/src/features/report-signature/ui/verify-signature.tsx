import { ApiError } from '@kavel/api-client';
import type { SignatureFile, SignatureVerdict } from '@kavel/contracts/reports';
import { useFormats } from '@kavel/i18n';
import { Box, Button, DescriptionList, Notice, PageTitle, Stack, Text } from '@kavel/ui/core';
import { Field, Input } from '@kavel/ui/forms';
import { type FormEvent, useState } from 'react';
import { verifySignature } from '../api/signature-calls';
import { useTexts } from '../i18n';
import { sha256Of } from '../model/sha256';

type Outcome =
  | { verdict: SignatureVerdict; statement: SignatureFile['statement'] }
  | { problem: 'unreadable' | 'unavailable' };

const hashLength = 64;

/** Checks a PDF, or its SHA-256, with the signature beside it. The PDF stays in the browser. */
export function VerifySignature() {
  const t = useTexts();
  const [pdf, setPdf] = useState<File | null>(null);
  const [hash, setHash] = useState('');
  const [signature, setSignature] = useState<File | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const typed = hash.trim().toLowerCase();
  const isHash = typed.length === hashLength && /^[\da-f]+$/.test(typed);
  const ready = signature !== null && (pdf !== null || isHash);

  const check = async (event: FormEvent) => {
    event.preventDefault();
    if (signature !== null && ready)
      setOutcome(await outcomeOf(signature, pdf ? await sha256Of(pdf) : typed));
  };
  return (
    <Box maxWidth="44rem" mx="auto" px={{ base: '4', md: '8' }} py={{ base: '4', md: '6' }}>
      <PageTitle>{t('verify.title')}</PageTitle>
      <Text mt="1" mb="5" color="muted">
        {t('verify.lead')}
      </Text>
      <Stack as="form" gap="4" onSubmit={event => void check(event)}>
        <Field label={t('verify.pdf')} hint={t('verify.pdfHint')}>
          <Input
            type="file"
            accept="application/pdf"
            onChange={event => setPdf(event.target.files?.[0] ?? null)}
          />
        </Field>
        {pdf === null ? (
          <Field label={t('verify.hash')}>
            <Input
              value={hash}
              maxLength={hashLength}
              spellCheck={false}
              onChange={event => setHash(event.target.value)}
            />
          </Field>
        ) : null}
        <Field label={t('verify.signature')}>
          <Input
            type="file"
            accept="application/json,.json"
            onChange={event => setSignature(event.target.files?.[0] ?? null)}
          />
        </Field>
        <Box>
          <Button type="submit" variant="solid" disabled={!ready}>
            {t('verify.check')}
          </Button>
        </Box>
        <Box role="status">{outcome ? <OutcomeNotice outcome={outcome} /> : null}</Box>
        <Text fontSize="sm" color="muted">
          {t('noQualified')}
        </Text>
      </Stack>
    </Box>
  );
}

async function outcomeOf(signature: File, sha256: string): Promise<Outcome> {
  try {
    const file = JSON.parse(await signature.text()) as SignatureFile;
    return { ...(await verifySignature(file, sha256)), statement: file.statement };
  } catch (error) {
    const unreadable = error instanceof SyntaxError || (error instanceof ApiError && error.status === 400);
    return { problem: unreadable ? 'unreadable' : 'unavailable' };
  }
}

const tones = { valid: 'success', 'other-file': 'error', altered: 'error', unknown: 'error' } as const;
/** Verdicts after which the statement is what was signed. */
const trusted: readonly SignatureVerdict[] = ['valid', 'other-file'];

function OutcomeNotice({ outcome }: { outcome: Outcome }) {
  const t = useTexts();
  const f = useFormats();
  if ('problem' in outcome) return <Notice tone="error">{t(`verify.${outcome.problem}`)}</Notice>;
  const { verdict, statement } = outcome;
  return (
    <Stack gap="3">
      <Notice tone={tones[verdict]}>{t(`verify.verdicts.${verdict}`)}</Notice>
      {trusted.includes(verdict) ? (
        <DescriptionList
          items={[
            { term: t('verify.report'), value: statement.title },
            { term: t('verify.organisation'), value: statement.organisation },
            { term: t('verify.by'), value: statement.signedBy },
            { term: t('verify.at'), value: f.moment(statement.signedAt) },
            ...(statement.signers ?? []).map(({ name, register }) => ({
              term: t('verify.appraiser'),
              value: [name, register].filter(Boolean).join(', '),
            })),
          ]}
        />
      ) : null}
    </Stack>
  );
}
