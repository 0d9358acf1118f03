import type { SigningKey } from '@kavel/contracts/reports';
import { saveFile } from '@kavel/files';
import { fileNameOf, useFormats } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { Button, Text } from '@kavel/ui/core';
import { PlainTable, PlainTableFrame, Td, Th } from '@kavel/ui/data';
import { Download } from '@kavel/ui/icons';
import { useSigningKeyTexts } from '../i18n';
import { fingerprintOf, pemOf } from '../model/public-key';

/** The keys, newest first: only that one signs. */
export function KeyTable({ keys }: { keys: readonly SigningKey[] }) {
  const t = useSigningKeyTexts();
  const f = useFormats();
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
          {keys.map(({ number, publicKey, madeAt, madeBy }, at) => (
            <tr key={number}>
              <Td numeric>{number}</Td>
              <Td whiteSpace="nowrap">{t(at === 0 ? 'signs' : 'checks')}</Td>
              <Td>
                {f.date(madeAt.slice(0, 10))}
                <Text as="span" display="block" fontSize="xs" color="muted">
                  {madeBy}
                </Text>
              </Td>
              <Td>
                <Fingerprint publicKey={publicKey} />
              </Td>
              <Td>
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
              </Td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </PlainTableFrame>
  );
}

function Fingerprint({ publicKey }: { publicKey: string }) {
  const { data } = useQuery({
    queryKey: ['signing-keys', 'fingerprint', publicKey],
    queryFn: () => fingerprintOf(publicKey),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Text as="code" fontSize="xs" minWidth="20ch">
      {data ?? ''}
    </Text>
  );
}
