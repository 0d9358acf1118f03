import type { WholeUnit } from '@kavel/contracts/units';
import { useLanguage } from '@kavel/i18n';
import { Box, Button, Flex, Notice, Stack, Text } from '@kavel/ui/core';
import { useTexts } from '../../../i18n';
import { useHubTexts } from '../../../i18n/hub';
import { formOf, type UnitForm, unitFields } from '../model/unit-form';

export interface ConflictNoticeProps {
  theirs: WholeUnit;
  /** The initial form, and the form as edited. */
  before: UnitForm;
  form: UnitForm;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Edit conflict: both versions of the differing fields, and a choice between them. Typed text stays. */
export function ConflictNotice({ theirs, before, form, onKeepMine, onTakeTheirs }: ConflictNoticeProps) {
  const t = useTexts();
  const hub = useHubTexts();
  const language = useLanguage();
  const now = formOf(theirs.addressObjectData, language);
  const differing = unitFields.filter(field => now[field] !== before[field] || form[field] !== before[field]);
  const shown = (text: string) => text || '–';
  return (
    <Notice tone="warning" title={hub('conflict.title')}>
      <Stack gap="2" role="alert">
        <Text>{hub('conflict.explanation')}</Text>
        <Box as="table" width="full" fontSize="sm" textAlign="start">
          <thead>
            <tr>
              <th aria-label={hub('conflict.field')} />
              <Box as="th" textAlign="start">
                {hub('conflict.theirs')}
              </Box>
              <Box as="th" textAlign="start">
                {hub('conflict.yours')}
              </Box>
            </tr>
          </thead>
          <tbody>
            {differing.map(field => (
              <tr key={field}>
                <Box as="th" textAlign="start" fontWeight="normal">
                  {t(`fields.${field}`)}
                </Box>
                <td>{shown(now[field])}</td>
                <td>{shown(form[field])}</td>
              </tr>
            ))}
          </tbody>
        </Box>
        <Flex gap="2" wrap="wrap">
          <Button onClick={onKeepMine}>{hub('conflict.keepMine')}</Button>
          <Button onClick={onTakeTheirs}>{hub('conflict.takeTheirs')}</Button>
        </Flex>
      </Stack>
    </Notice>
  );
}
