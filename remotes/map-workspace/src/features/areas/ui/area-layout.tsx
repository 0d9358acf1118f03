import type { Insets } from '@kavel/map';
import { Box, type BoxProps, Button, Flex, type FlexProps, PageTitle, useBreakpoint } from '@kavel/ui/core';
import { Segmented } from '@kavel/ui/forms';
import { SlidersHorizontal } from '@kavel/ui/icons';
import { type ReactNode, useState } from 'react';
import { type AreaShow, areaShows } from '../../../common/area-show';
import { CardBody, edge, LeftCard, leftWidth, Sheet } from '../../../common/frames';
import { useTexts } from '../i18n';

export interface AreaLayoutProps {
  title: string;
  /** What is chosen, and the legend. */
  panel: ReactNode;
  map: (insets: Insets) => ReactNode;
  table: ReactNode;
  /** The selected area; null for none. */
  detail: ReactNode;
  show: AreaShow;
  onShow: (show: AreaShow) => void;
}

/** Width of the table beside the map, in pixels. */
const tableWidth = 432;
const wideInsets: Insets = { top: 0, right: edge + tableWidth, bottom: 0, left: edge + leftWidth };
const noInsets: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

const Frame = (props: BoxProps) => (
  <Box
    position="relative"
    height="calc(100dvh - 3.5rem)"
    minHeight="26rem"
    overflow="hidden"
    bg="ground"
    {...props}
  />
);

const Card = (props: FlexProps) => (
  <Flex
    as="section"
    flexDirection="column"
    minHeight={0}
    bg="surface"
    borderWidth="1px"
    borderColor="line"
    borderRadius="lg"
    boxShadow="floating"
    overflow="hidden"
    {...props}
  />
);

/** A page of areas: settings on the left, table on the right, the map between them; sheets on a phone. */
export function AreaLayout(props: AreaLayoutProps) {
  return <Frame>{useBreakpoint('md') ? <Wide {...props} /> : <Narrow {...props} />}</Frame>;
}

function Wide({ title, panel, map, table, detail }: AreaLayoutProps) {
  const t = useTexts();
  return (
    <>
      {map(wideInsets)}
      <LeftCard as="section" aria-label={t('settings')}>
        <Box px="4" py="3">
          <PageTitle>{title}</PageTitle>
        </Box>
        <CardBody>{panel}</CardBody>
      </LeftCard>
      <Flex
        position="absolute"
        zIndex="2"
        top="12px"
        bottom="12px"
        right="12px"
        direction="column"
        gap="3"
        style={{ width: tableWidth }}
      >
        <Card aria-label={t('areas')} flex="1 1 50%">
          {table}
        </Card>
        {detail ? (
          <Card as="aside" aria-label={t('detail')} flex="0 0 auto" maxHeight="50%" overflowY="auto">
            {detail}
          </Card>
        ) : null}
      </Flex>
    </>
  );
}

function Narrow({ title, panel, map, table, detail, show, onShow }: AreaLayoutProps) {
  const t = useTexts();
  const [choosing, setChoosing] = useState(false);
  return (
    <Flex direction="column" height="full">
      <Box bg="surface" borderBottomWidth="1px" borderColor="line" px="4" py="3">
        <PageTitle>{title}</PageTitle>
        <Flex gap="2" mt="2" justifyContent="space-between">
          <Button aria-expanded={choosing} onClick={() => setChoosing(!choosing)}>
            <SlidersHorizontal aria-hidden />
            {t('settings')}
          </Button>
          <Segmented
            label={t('show')}
            value={show}
            options={areaShows.map(value => ({ value, label: t(`shows.${value}`) }))}
            onChange={onShow}
          />
        </Flex>
      </Box>
      <Flex position="relative" direction="column" flex="1 1 0" minHeight="0" bg="surface">
        {show === 'table' ? table : map(noInsets)}
        {detail && !choosing ? <Sheet aria-label={t('detail')}>{detail}</Sheet> : null}
        {choosing ? (
          <Sheet as="section" aria-label={t('settings')} style={{ height: '80%' }}>
            {panel}
            <Box p="3">
              <Button variant="solid" size="lg" width="full" onClick={() => setChoosing(false)}>
                {t('done')}
              </Button>
            </Box>
          </Sheet>
        ) : null}
      </Flex>
    </Flex>
  );
}
