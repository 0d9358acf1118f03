import { ApiError, call } from '@kavel/api-client';
import { hasPermission, useSession } from '@kavel/auth';
import {
  type PassportPart,
  passportApi,
  passportLinkLimits,
  passportParts,
} from '@kavel/contracts/passports';
import { useMutation, useQueryClient } from '@kavel/query';
import { Button, ErrorText, Stack, Text } from '@kavel/ui/core';
import { Checkbox, DateInput, Field } from '@kavel/ui/forms';
import { Dialog } from '@kavel/ui/overlays';
import { useState } from 'react';
import { linksQuery } from '../api/link-calls';
import { useTexts } from '../i18n';
import { dayAfter } from '../model/day-after';
import { LinkList } from './link-list';
import { NewLink } from './new-link';

/** Makes a link with chosen parts and a last day, and lists the user's links to this passport. */
export default function ShareDialog({ objectId, onClose }: { objectId: string; onClose: () => void }) {
  const t = useTexts();
  const queries = useQueryClient();
  const mayValue = hasPermission(useSession(), 'auth.automated-valuation');
  const offered = passportParts.filter(part => part !== 'own-value' || mayValue);
  const [parts, setParts] = useState<readonly PassportPart[]>(() =>
    passportParts.filter(part => part !== 'own-value'),
  );
  const [until, setUntil] = useState(() => dayAfter(passportLinkLimits.usualDays));
  const making = useMutation({
    mutationFn: () => call(passportApi.createPassportLink, { body: { objectId, parts: [...parts], until } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: linksQuery(objectId).queryKey }),
  });
  const toggle = (part: PassportPart) =>
    setParts(parts.includes(part) ? parts.filter(one => one !== part) : [...parts, part]);
  const noValue = making.error instanceof ApiError && making.error.code === 'unprocessable';

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      closeLabel={t('close')}
      footer={
        <Button
          variant="solid"
          disabled={parts.length === 0 || until === '' || making.isPending}
          onClick={() => making.mutate()}
        >
          {t('make')}
        </Button>
      }
    >
      <Stack gap="4">
        <Text fontSize="sm">{t('lead')}</Text>
        <Stack asChild gap="1" minWidth="0">
          <fieldset>
            <Text as="legend" fontSize="sm" fontWeight="medium" mb="1">
              {t('parts')}
            </Text>
            {offered.map(part => (
              <Checkbox
                key={part}
                label={t(`names.${part}`)}
                checked={parts.includes(part)}
                onChange={() => toggle(part)}
              />
            ))}
          </fieldset>
        </Stack>
        <Field label={t('until')}>
          <DateInput
            value={until}
            onChange={setUntil}
            min={dayAfter(0)}
            max={dayAfter(passportLinkLimits.mostDays)}
          />
        </Field>
        {making.error ? <ErrorText>{t(noValue ? 'noValue' : 'failed')}</ErrorText> : null}
        {making.data ? <NewLink token={making.data.token} /> : null}
        <LinkList objectId={objectId} />
      </Stack>
    </Dialog>
  );
}
