import { errorDetails } from '@kavel/api-client';
import type { ReportPicture } from '@kavel/contracts/reports';
import { useQuery } from '@kavel/query';
import { Box, ErrorState, Skeleton } from '@kavel/ui/core';
import { useEffect, useState } from 'react';
import { type ChosenDocument, pictureQuery } from '../api/document-calls';
import { useTexts } from '../i18n';
import { failureOf } from '../model/failure';

/** Width and height of A4. */
const paper = { aspectRatio: '210 / 297', width: 'full', maxWidth: '46rem' } as const;

/** The first page of the document. */
export function DocumentPicture({ chosen }: { chosen: ChosenDocument }) {
  const t = useTexts();
  const { data, error, refetch } = useQuery(pictureQuery(chosen));
  if (error) {
    return (
      <ErrorState
        title={t('failure.title')}
        description={t(`failure.${failureOf(error)}`)}
        retry={{ label: t('failure.retry'), onRetry: () => void refetch() }}
        details={{ label: t('failure.details'), text: errorDetails(error) }}
      />
    );
  }
  if (!data) return <Skeleton {...paper} role="status" aria-label={t('loading')} />;
  return <Page picture={data} alt={t('picture', { document: t(`templates.${chosen.template}`) })} />;
}

/** As a picture, so that nothing in it can act. It is white in the dark theme too, like the PDF. */
function Page({ picture, alt }: { picture: ReportPicture; alt: string }) {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([picture.svg], { type: 'image/svg+xml' }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [picture.svg]);
  return (
    <Box {...paper} bg="white" borderWidth="1px" borderColor="line" borderRadius="md" overflow="hidden">
      {address ? <img src={address} alt={alt} width="100%" /> : null}
    </Box>
  );
}
