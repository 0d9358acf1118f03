import { useFormats } from '@kavel/i18n';
import { useQuery } from '@kavel/query';
import { Button, Flex, SectionTitle, Skeleton, Stack, Text } from '@kavel/ui/core';
import { X } from '@kavel/ui/icons';
import { layerQueries } from '../api/layer-queries';
import { useAreaClasses } from '../api/use-area-classes';
import { useLayersView } from '../api/use-layers-view';
import { useTexts } from '../i18n';
import { type ChosenFeature, readChosen } from '../model/chosen-feature';
import { shownFigure } from '../model/shown-figure';
import { useLayerWords } from './use-layer-words';

/** The figure of what was clicked, with its source and date. */
export function LayerDetail({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTexts();
  const chosen = readChosen(id);
  return (
    <Stack gap="2" p="4">
      <Flex alignItems="center" justifyContent="space-between">
        <SectionTitle>{chosen ? t(`layers.${chosen.layer}`) : t('unknown')}</SectionTitle>
        <Button variant="ghost" size="icon" aria-label={t('close')} onClick={onClose}>
          <X aria-hidden />
        </Button>
      </Flex>
      {chosen === null ? null : chosen.layer === 'woz' || chosen.layer === 'surroundings' ? (
        <AreaFacts layer={chosen.layer} code={chosen.key} />
      ) : (
        <FeatureFacts layer={chosen.layer} text={chosen.key} />
      )}
    </Stack>
  );
}

function AreaFacts({ layer, code }: { layer: 'woz' | 'surroundings'; code: string }) {
  const t = useTexts();
  const words = useLayerWords();
  const { view } = useLayersView();
  const { data: overview } = useQuery(layerQueries.overview());
  const figure = layer === 'woz' ? 'wozValue' : overview ? shownFigure(overview, view.figure) : view.figure;
  const { areas, isError } = useAreaClasses(figure, layer === 'woz' || overview !== undefined);
  if (isError) return <Text role="alert">{t('failed')}</Text>;
  if (!areas) return <Skeleton height="4rem" />;
  const value = areas.values.get(code);
  const { source, basis, fictional } = areas.answer;
  return (
    <>
      <Text>{areas.nameOf.get(code) ?? code}</Text>
      <Text fontWeight="semibold">
        {t(`figures.${figure}`)}: {value === undefined ? t('noValue') : words.figure(figure, value)}
      </Text>
      <Text fontSize="xs" color="muted">
        {t('figureSource', { source, year: areas.yearOf(code) })}{' '}
        {basis === 'buurt' ? '' : t(`basis.${basis}`)} {fictional ? t('fictional') : ''}
      </Text>
    </>
  );
}

type TileFeature = Exclude<ChosenFeature['layer'], 'woz' | 'surroundings'>;

function FeatureFacts({ layer, text }: { layer: TileFeature; text: string }) {
  const t = useTexts();
  const words = useLayerWords();
  const { date } = useFormats();
  const { data } = useQuery(layerQueries.overview());
  const files = data?.layers.find(one => one.layer === layer)?.sources ?? [];
  const [, pandId = ''] = layer === 'zoning' ? [] : text.split('|');
  return (
    <>
      <Text fontWeight="semibold">{words.feature(layer, text)}</Text>
      {pandId ? <Text fontSize="sm">{t('pand', { id: pandId })}</Text> : null}
      <Text fontSize="xs" color="muted">
        {t('source', { source: files.map(({ name, date: day }) => `${name} (${date(day)})`).join(', ') })}{' '}
        {files.some(({ fictional }) => fictional) ? t('fictional') : ''}
      </Text>
    </>
  );
}
