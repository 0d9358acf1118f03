import { poiKinds } from '@kavel/contracts/layers';
import { bus } from '@kavel/event-bus';
import { exportFile } from '@kavel/files';
import { fileNameOf, useFormats } from '@kavel/i18n';
import { useMutation, useQueryClient } from '@kavel/query';
import type { TravelView } from '../../../common/travel/travel-address';
import { isEmpty } from '../../../common/travel/travel-area';
import { localToday } from '../../../common/travel/travel-queries';
import { writeFile } from '../../../common/write-file';
import { usePoiWords } from '../../layers';
import { contains } from '../../work-areas';
import { insideQuery } from '../api/inside-query';
import { useOwnUnits } from '../api/use-own-units';
import type { TravelAnswer } from '../api/use-travel';
import { useTexts } from '../i18n';
import { areasFile, type ExportedArea, figuresRow } from '../model/export-areas';
import { usesTransit } from '../model/origins';

export interface AreaExport {
  view: TravelView;
  answer: TravelAnswer;
  names: readonly string[];
  sources: readonly string[];
}

/** Writes the areas, or what lies inside of each, to a file. */
export function useAreaExport({ view, answer, names, sources }: AreaExport) {
  const t = useTexts();
  const { date } = useFormats();
  const poiName = usePoiWords();
  const units = useOwnUnits();
  const client = useQueryClient();
  const { transit } = answer;
  const words = {
    mode: (mode: TravelView['origins'][number]['mode']) => t(`modes.${mode}`),
    direction: (direction: TravelView['origins'][number]['direction']) => t(`directions.${direction}`),
    all: t('file.all'),
  };
  const areas = answer.areas.map((area): ExportedArea => {
    const origin = area.origin === null ? undefined : view.origins[area.origin];
    return { area, origin: origin ? { ...origin, name: names[area.origin ?? 0] ?? '' } : null };
  });
  const when = `${date(transit.date)} ${transit.time} (${t('transit.n', { n: transit.windowMinutes })})`;
  const about = [
    { name: 'Kavel', value: t('title') },
    { name: t('file.made'), value: date(localToday()) },
    ...(usesTransit(view) ? [{ name: t('file.time'), value: when }] : []),
    { name: t('file.assumption'), value: sources.join(' ') },
    { name: t('file.link'), value: location.href },
  ];

  async function figures(): Promise<Blob> {
    const rows = [];
    for (const one of areas) {
      const { geometry } = one.area;
      const own =
        units?.filter(({ addressObjectData }) => contains(geometry, addressObjectData)).length ?? null;
      const counts = isEmpty(one.area) ? null : { ...(await client.fetchQuery(insideQuery(geometry))), own };
      rows.push(figuresRow(one, counts, poiKinds, words));
    }
    const columns = [
      ...(['origin', 'address', 'mode', 'direction', 'minutes', 'km2'] as const).map(key => t(`file.${key}`)),
      ...(['inhabitants', 'dwellings', 'objects', 'own', 'sales'] as const).map(key => t(`inside.${key}`)),
      ...poiKinds.map(poiName),
    ];
    const sheets = { results: t('title'), filter: t('file.assumption') };
    return writeFile({ kind: 'csv', head: { headers: columns, about }, rows, sheets });
  }

  return useMutation({
    mutationFn: async (kind: 'geojson' | 'csv') => {
      const content =
        kind === 'csv'
          ? await figures()
          : new Blob(
              [areasFile(areas, Object.fromEntries(about.map(({ name, value }) => [name, value])), words)],
              { type: 'application/geo+json' },
            );
      const fileName = fileNameOf([t('file.name'), names[0], localToday()], kind);
      await exportFile({ content, fileName, object: 'travel-time', rows: areas.length });
    },
    onSuccess: () => bus.publish('toast', { tone: 'success', title: t('exportDone') }),
    onError: () => bus.publish('toast', { tone: 'error', title: t('exportFailed') }),
  });
}
