import { useStartTexts } from '../../../i18n/start';
import { TemplateButtons } from '../../list-template';
import { Choice } from './choice';

/** A list to fill in, for users without a portfolio. */
export function TemplateChoice() {
  const t = useStartTexts();
  return (
    <Choice title={t('first.template.title')} text={t('first.template.text')}>
      <TemplateButtons />
    </Choice>
  );
}
