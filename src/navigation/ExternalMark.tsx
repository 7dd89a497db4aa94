import { useTranslate } from '@site/src/i18n';
import { VisuallyHidden } from './VisuallyHidden';
import { Icon } from './icons';

/** Stands in a link that leaves this site. */
export function ExternalMark() {
  const t = useTranslate();
  return (
    <>
      <Icon name="external" size={16} />
      <VisuallyHidden> ({t('navigation.opensNewTab')})</VisuallyHidden>
    </>
  );
}
