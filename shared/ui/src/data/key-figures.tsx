import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Skeleton } from '../core/spinner';

export interface KeyFigure {
  key: string;
  label: string;
  value: ReactNode;
  note?: ReactNode;
}

const List = chakra('dl', {
  base: {
    // The last row fills its width: on a phone the third of three figures leaves no empty cell.
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1px',
    overflow: 'hidden',
    // With overflow: hidden, a flex column could shrink it to nothing.
    flexShrink: 0,
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'lg',
  },
});

/** Row of key figures. */
export function KeyFigures({
  figures,
  loading = false,
}: {
  figures: readonly KeyFigure[];
  loading?: boolean;
}) {
  return (
    <List>
      {figures.map(figure => (
        <chakra.div
          key={figure.key}
          flex="1 1 9rem"
          px="4"
          outline="1px solid"
          outlineColor="line"
          py="3"
          minHeight="5.5rem"
        >
          <chakra.dt fontSize="xs" fontWeight="medium" color="muted">
            {figure.label}
          </chakra.dt>
          {loading ? (
            <Skeleton as="dd" height="6" mt="1" width="60%" />
          ) : (
            <>
              <chakra.dd
                fontSize={{ base: 'lg', md: 'xl' }}
                fontWeight="bold"
                fontVariantNumeric="tabular-nums"
                lineHeight="snug"
              >
                {figure.value}
              </chakra.dd>
              {figure.note ? (
                <chakra.dd fontSize="xs" color="muted">
                  {figure.note}
                </chakra.dd>
              ) : null}
            </>
          )}
        </chakra.div>
      ))}
    </List>
  );
}
