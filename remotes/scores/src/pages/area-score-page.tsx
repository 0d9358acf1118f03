import { useParams } from '@kavel/router';
import { AreaPage } from '../common/scores';

/** `/score/area/:areaType/:areaKey`: the property score of a buurt, wijk, gemeente or PC4. */
export default function AreaScorePage() {
  const { areaType = '', areaKey = '' } = useParams();
  return <AreaPage key={`${areaType} ${areaKey}`} areaType={areaType} areaKey={areaKey} />;
}
