import { neighbourLimits, type ObjectSite } from '@kavel/contracts/passports';
import { useFormats } from '@kavel/i18n';
import { Figure, PlainList, SectionTitle, Text, TextLink } from '@kavel/ui/core';
import { useSiteTexts } from '../i18n';

export interface NeighboursProps {
  site: ObjectSite;
  /** Of the neighbour that is pointed at or focused; null when none is. */
  onHover: (objectId: string | null) => void;
  /** For readers without an account: addresses lead to no passport. */
  readOnly?: boolean;
}

/** The nearest addresses in the pand and beside it, each with its passport. */
export function Neighbours({ site: { neighbours, othersInPand }, ...lines }: NeighboursProps) {
  const t = useSiteTexts();
  const inPand = neighbours.filter(neighbour => neighbour.inPand);
  const beside = neighbours.filter(neighbour => !neighbour.inPand);
  const more = othersInPand - inPand.length;
  return (
    <>
      <SectionTitle mt="4" mb="1">
        {t('neighbours')}
      </SectionTitle>
      {neighbours.length === 0 ? <Text>{t('alone', { metres: neighbourLimits.metres })}</Text> : null}
      {inPand.length > 0 ? <Lines title={t('inPand')} neighbours={inPand} {...lines} /> : null}
      {more > 0 ? (
        <Text fontSize="sm" color="muted">
          {t('more', { count: more })}
        </Text>
      ) : null}
      {beside.length > 0 ? <Lines title={t('beside')} neighbours={beside} {...lines} /> : null}
    </>
  );
}

interface LinesProps extends Pick<NeighboursProps, 'onHover' | 'readOnly'> {
  title: string;
  neighbours: ObjectSite['neighbours'];
}

function Lines({ title, neighbours, onHover, readOnly = false }: LinesProps) {
  const format = useFormats();
  return (
    <>
      <Text as="h3" mt="2" fontSize="xs" fontWeight="medium" color="muted">
        {title}
      </Text>
      <PlainList aria-label={title} fontSize="sm">
        {neighbours.map(({ objectId, address, inPand, distance }) => (
          <li key={objectId}>
            <Text
              display="flex"
              justifyContent="space-between"
              gap="3"
              py="1"
              onPointerEnter={() => onHover(objectId)}
              onPointerLeave={() => onHover(null)}
            >
              {readOnly ? (
                address
              ) : (
                <TextLink
                  to={`/passport/${objectId}`}
                  onFocus={() => onHover(objectId)}
                  onBlur={() => onHover(null)}
                >
                  {address}
                </TextLink>
              )}
              {inPand ? null : (
                <Figure as="span" color="muted">
                  {format.distance(distance)}
                </Figure>
              )}
            </Text>
          </li>
        ))}
      </PlainList>
    </>
  );
}
