import { Button, DescriptionList, Grid, SectionTitle, Text } from '@kavel/ui/core';
import { Dialog } from '@kavel/ui/overlays';
import { useTexts } from '../../../i18n';

export interface VersionFact {
  label: string;
  mine: string;
  theirs: string;
}

export interface ConflictDialogProps {
  facts: readonly VersionFact[];
  onMine: () => void;
  onTheirs: () => void;
  /** Absent when the two versions cannot be combined. */
  onBoth?: (() => void) | undefined;
}

/** Shows two concurrent versions side by side until the user chooses one. */
export function ConflictDialog({ facts, onMine, onTheirs, onBoth }: ConflictDialogProps) {
  const t = useTexts();
  const version = (title: string, of: 'mine' | 'theirs') => (
    <section>
      <SectionTitle mb="2">{title}</SectionTitle>
      <DescriptionList items={facts.map(fact => ({ term: fact.label, value: fact[of] }))} />
    </section>
  );
  return (
    <Dialog
      open
      wide
      onClose={onTheirs}
      title={t('appraisal.conflictTitle')}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={onTheirs}>{t('appraisal.takeTheirs')}</Button>
          <Button onClick={onMine}>{t('appraisal.keepMine')}</Button>
          {onBoth ? (
            <Button variant="solid" onClick={onBoth}>
              {t('appraisal.combine')}
            </Button>
          ) : null}
        </>
      }
    >
      <Text fontSize="sm" mb="4">
        {t('appraisal.conflictText')}
      </Text>
      <Grid gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="5">
        {version(t('appraisal.yours'), 'mine')}
        {version(t('appraisal.theirs'), 'theirs')}
      </Grid>
    </Dialog>
  );
}
