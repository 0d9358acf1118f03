import type { ObjectFigure } from '@kavel/contracts/objects';
import { useFormats } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { Button, DescriptionList, SectionTitle, Skeleton, Text } from '@kavel/ui/core';
import { useTexts } from '../../../i18n';
import { figuresQuery } from '../api/figures-query';
import { FigureValue } from './figure-value';

/** Registered figures of the object, each with its register and date. */
export function Facts({ objectId }: { objectId: string }) {
  const t = useTexts();
  const { data: figures, error, refetch } = useQuery(figuresQuery(objectId));
  if (figures) return <FactList figures={figures} />;
  return (
    <section>
      <SectionTitle mb="1">{t('facts.heading')}</SectionTitle>
      {error ? (
        <Text role="status" fontSize="sm">
          {t('facts.failed')}{' '}
          <Button variant="ghost" onClick={() => void refetch()}>
            {t('failure.retry')}
          </Button>
        </Text>
      ) : (
        <Skeleton height="48rem" role="status" aria-label={t('facts.loading')} />
      )}
    </section>
  );
}

/** Figures, each with its register and date. */
export function FactList({ figures }: { figures: readonly ObjectFigure[] }) {
  const t = useTexts();
  return (
    <section>
      <SectionTitle mb="1">{t('facts.heading')}</SectionTitle>
      <DescriptionList
        look="ruled"
        termWidth="minmax(6.5rem, 9rem)"
        items={figures.map(figure => ({
          key: figure.figure,
          term: t(`facts.names.${figure.figure}`),
          value: (
            <>
              <FigureValue figure={figure} />
              <Origin figure={figure} />
            </>
          ),
        }))}
      />
    </section>
  );
}

function Origin({ figure: { register, dating, date } }: { figure: ObjectFigure }) {
  const t = useTexts();
  const format = useFormats();
  return (
    <Text as="span" display="block" mt="0.5" color="muted" fontSize="xs">
      {t(`origin.${dating}`, { register: t(`registers.${register}`), date: date ? format.date(date) : '' })}
    </Text>
  );
}
