import { useTranslate } from '@site/src/foundation/i18n';
import { VisuallyHidden } from './VisuallyHidden';
import { Icon } from './icons';

/** Icon inside a link to another site. */
export function ExternalMark() {
  const t = useTranslate();
  return (
    <>
      <Icon name="external" size={16} />
      <VisuallyHidden> ({t('navigation.opensNewTab')})</VisuallyHidden>
    </>
  );
}
