import type { SigningKey } from '@kavel/contracts/reports';
import { saveFile } from '@kavel/files';
import { fileNameOf, useFormats } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { Button, Card, Flex, Stack, Text, useBreakpoint } from '@kavel/ui/core';
import { PlainTable, PlainTableFrame, Td, Th } from '@kavel/ui/data';
import { Download } from '@kavel/ui/icons';
import { useSigningKeyTexts } from '../i18n';
import { fingerprintOf, pemOf } from '../model/public-key';

/** The keys, newest first: only that one signs. Below each other on a phone, where the columns have no room. */
export function KeyTable({ keys }: { keys: readonly SigningKey[] }) {
  const t = useSigningKeyTexts();
  const f = useFormats();
  const wide = useBreakpoint('md');
  const shown = keys.map((key, at) => ({
    ...key,
    state: t(at === 0 ? 'signs' : 'checks'),
    day: f.date(key.madeAt.slice(0, 10)),
  }));
  if (!wide) {
    return (
      <Stack as="ul" gap="3" listStyleType="none" aria-label={t('list')}>
        {shown.map(({ number, publicKey, madeBy, state, day }) => (
          <Card as="li" key={number} p="4">
            <Flex justify="space-between" align="center" gap="2">
              <Text fontWeight="semibold">
                {t('number')} {number} · {state}
              </Text>
              <DownloadKey number={number} publicKey={publicKey} />
            </Flex>
            <Text fontSize="sm" color="muted">
              {t('made')} {day}, {madeBy}
            </Text>
            <Text fontSize="sm" color="muted" mt="2">
              {t('fingerprint')}
            </Text>
            <Fingerprint publicKey={publicKey} />
          </Card>
        ))}
      </Stack>
    );
  }
  return (
    <PlainTableFrame label={t('list')}>
      <PlainTable aria-label={t('list')}>
        <thead>
          <tr>
            <Th numeric>{t('number')}</Th>
            <Th>{t('state')}</Th>
            <Th>{t('made')}</Th>
            <Th>{t('fingerprint')}</Th>
            <Th>{t('download')}</Th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ number, publicKey, madeBy, state, day }) => (
            <tr key={number}>
              <Td numeric>{number}</Td>
              <Td whiteSpace="nowrap">{state}</Td>
              <Td>
                {day}
                <Text as="span" display="block" fontSize="xs" color="muted">
                  {madeBy}
                </Text>
              </Td>
              <Td>
                <Fingerprint publicKey={publicKey} />
              </Td>
              <Td>
                <DownloadKey number={number} publicKey={publicKey} />
              </Td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </PlainTableFrame>
  );
}

function DownloadKey({ number, publicKey }: Pick<SigningKey, 'number' | 'publicKey'>) {
  const t = useSigningKeyTexts();
  return (
    <Button
      variant="ghost"
      aria-label={t('downloadNamed', { number })}
      onClick={() =>
        saveFile(
          new Blob([pemOf(publicKey)], { type: 'application/x-pem-file' }),
          fileNameOf([t('file', { number })], 'pem'),
        )
      }
    >
      <Download aria-hidden />
    </Button>
  );
}

function Fingerprint({ publicKey }: { publicKey: string }) {
  const { data } = useQuery({
    queryKey: ['signing-keys', 'fingerprint', publicKey],
    queryFn: () => fingerprintOf(publicKey),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Text as="code" display="block" fontSize="xs" minWidth="20ch">
      {data ?? ''}
    </Text>
  );
}
