import { ListButton, PlainList, SectionTitle, Stack, Text } from '@kavel/ui/core';
import type { Find } from '../api/use-finds';
import { useTexts } from '../i18n';

const kinds = ['place', 'pand', 'address', 'area', 'portfolio', 'project'] as const;

/** What was found, by kind. */
export function FindList({ finds, onPick }: { finds: readonly Find[]; onPick: (find: Find) => void }) {
  const t = useTexts();
  return kinds
    .filter(kind => finds.some(find => find.kind === kind))
    .map(kind => (
      <Stack as="section" gap="1" key={kind} aria-label={t(`kinds.${kind}`)}>
        <SectionTitle>{t(`kinds.${kind}`)}</SectionTitle>
        <PlainList>
          {finds
            .filter(find => find.kind === kind)
            .map(find => (
              <li key={find.key}>
                <ListButton onClick={() => onPick(find)}>
                  <span>{find.label}</span>
                  {find.note ? (
                    <Text as="span" ms="auto" color="muted">
                      {find.note}
                    </Text>
                  ) : null}
                </ListButton>
              </li>
            ))}
        </PlainList>
      </Stack>
    ));
}
