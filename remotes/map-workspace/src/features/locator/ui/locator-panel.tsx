import { hasPermission, useSession } from '@kavel/auth';
import { Box, type BoxProps, LinkButton, PageTitle, Skeleton } from '@kavel/ui/core';
import { useEffect } from 'react';
import { useResultPlace } from '../../../common/filters/ui/use-result-place';
import type { WorkspaceProps } from '../../../common/workspace-feature';
import { useWorkAreaFilter, useWorkAreaSwitch, type WorkAreaFilter, withWorkArea } from '../../work-areas';
import { useTexts } from '../i18n';
import { placesOf } from '../model/filter';
import { useLocatorSearch } from './use-locator-search';

const Body = (props: BoxProps) => <Box borderTopWidth="1px" borderColor="line" {...props} />;

/** The locator as a panel of the map: filters and count. The toggle draws the result. */
export function LocatorPanel(workspace: WorkspaceProps) {
  const area = useWorkAreaFilter();
  return area ? <Panel {...workspace} area={area} /> : <Skeleton height="20rem" m="4" />;
}

function Panel({ narrow, goTo, area }: WorkspaceProps & { area: WorkAreaFilter }) {
  const t = useTexts();
  const [workArea] = useWorkAreaSwitch();
  const { state, data, head, panel } = useLocatorSearch(
    narrow ? null : <PageTitle as="h2">{t('title')}</PageTitle>,
    area,
  );
  const page = hasPermission(useSession(), 'auth.locator') ? '/locator' : '/inhouse-case';
  const place = useResultPlace(placesOf(state.filter), data.bounds);

  useEffect(() => {
    if (place) goTo({ kind: 'target', target: place });
  }, [goTo, place]);

  return (
    <>
      {head}
      <Box px="4" pb="3">
        <LinkButton to={`${page}?${withWorkArea(state.filterText, workArea)}`} width="full">
          {t('openTable')}
        </LinkButton>
      </Box>
      <Body>{panel}</Body>
    </>
  );
}
