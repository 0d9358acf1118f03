import { useParams } from '@kavel/router';
import { AreaPage, CatalogueProvider } from '../common/scores';
import { sustainabilityIndex } from '../features/sustainability';

/** `/sustainability-index/area/:areaType/:areaKey`: the index of an area and its rank. */
export default function SustainabilityAreaPage() {
  const { areaType = '', areaKey = '' } = useParams();
  return (
    <CatalogueProvider catalogue={sustainabilityIndex}>
      <AreaPage key={`${areaType} ${areaKey}`} areaType={areaType} areaKey={areaKey} />
    </CatalogueProvider>
  );
}
