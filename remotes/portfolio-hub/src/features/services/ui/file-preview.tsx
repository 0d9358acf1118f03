import type { ServiceFile } from '@kavel/contracts/services';
import { Box, Button, Notice, Skeleton, Text } from '@kavel/ui/core';
import { FileText } from '@kavel/ui/icons';
import { useEffect, useState } from 'react';
import { errorKey } from '../../../common/error-key';
import { useTexts } from '../../../i18n';
import { useServiceTexts } from '../../../i18n/services';
import { fetchFile } from '../api/bytes';
import { previewOf } from '../model/file-type';

interface Fetched {
  address: string | null;
  error: unknown;
}

/** Object URL of the file's bytes under the detected type; revoked on unmount. */
function useBlobAddress(serviceId: string, { fileId, contentType }: ServiceFile, wanted: boolean): Fetched {
  const [fetched, setFetched] = useState<Fetched>({ address: null, error: null });
  useEffect(() => {
    if (!wanted) return;
    const abort = new AbortController();
    let address: string | null = null;
    fetchFile({ id: serviceId, fileId }, contentType, abort.signal)
      .then(blob => {
        if (abort.signal.aborted) return;
        address = URL.createObjectURL(blob);
        setFetched({ address, error: null });
      })
      .catch((error: unknown) => {
        if (!abort.signal.aborted) setFetched({ address: null, error });
      });
    return () => {
      abort.abort();
      if (address !== null) URL.revokeObjectURL(address);
    };
  }, [serviceId, fileId, contentType, wanted]);
  return fetched;
}

/** An image preview, or a PDF in a new tab: the content policy blocks the PDF viewer inside a page. */
export function FilePreview({ serviceId, file }: { serviceId: string; file: ServiceFile }) {
  const t = useServiceTexts();
  const common = useTexts();
  const kind = previewOf(file);
  const [asked, setAsked] = useState(kind === 'picture');
  const { address, error } = useBlobAddress(serviceId, file, asked);
  const { file_name: name } = file;

  if (kind === null) return null;
  if (error) {
    return (
      <Notice tone="error" title={t('file.previewFailed')}>
        {common(`errors.${errorKey(error)}`)}
      </Notice>
    );
  }
  if (!asked) {
    return (
      <Button alignSelf="flex-start" onClick={() => setAsked(true)}>
        <FileText aria-hidden /> {t('file.loadPdf')}
      </Button>
    );
  }
  if (address === null) return <Skeleton height="8rem" aria-label={t('file.loading')} role="img" />;
  if (kind === 'picture') return <Picture address={address} alt={t('file.preview', { name })} />;
  return (
    <Text asChild color="accent" _hover={{ textDecoration: 'underline' }}>
      <a href={address} target="_blank" rel="noopener">
        {t('file.openPdf')}
      </a>
    </Text>
  );
}

function Picture({ address, alt }: { address: string; alt: string }) {
  return (
    <Box
      asChild
      maxWidth="full"
      maxHeight="20rem"
      mx="auto"
      objectFit="contain"
      bg="sunken"
      borderRadius="md"
    >
      <img src={address} alt={alt} />
    </Box>
  );
}
