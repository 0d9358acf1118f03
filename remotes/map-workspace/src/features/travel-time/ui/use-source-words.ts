import type { TravelFile, TravelMode, TravelSources } from '@kavel/contracts/travel-time';
import { useFormats } from '@kavel/i18n';
import { useTexts } from '../i18n';

/** What travel times rest on, a sentence each: sources with their days, and what is assumed of the ways that are used. */
export function useSourceWords(sources: TravelSources | undefined, modes: readonly TravelMode[]): string[] {
  const t = useTexts();
  const { date } = useFormats();
  if (!sources) return [];
  const { roads, timetable, engine } = sources;
  const named = (files: readonly TravelFile[]) =>
    files
      .map(({ name, fictional, importedAt }) => {
        const told = [
          ...(fictional ? [t('sources.fictional')] : []),
          ...(importedAt ? [t('sources.imported', { date: date(importedAt) })] : []),
        ];
        return told.length > 0 ? `${name} (${told.join(', ')})` : name;
      })
      .join(', ');
  const isReal = roads.some(({ fictional }) => !fictional);
  return [
    ...(engine === 'valhalla' ? [t('sources.valhalla')] : []),
    ...(roads.length > 0 ? [t('sources.roads', { names: named(roads) })] : []),
    ...(isReal ? [t('sources.osm')] : []),
    timetable
      ? t('sources.timetable', {
          names: named(timetable.sources),
          first: date(timetable.first),
          last: date(timetable.last),
        })
      : t('sources.noTimetable'),
    ...(modes.some(mode => mode !== 'car') ? [t('sources.walk')] : []),
    ...(modes.includes('car') ? [t('sources.car')] : []),
    ...(modes.includes('transit') ? [t('sources.transit')] : []),
  ];
}
