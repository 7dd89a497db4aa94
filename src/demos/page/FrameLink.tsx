import { useTranslate } from '@site/src/foundation/i18n';
import { demoFrames } from '@site/src/foundation/products';
import type { DemoProps } from '../types';

interface Props extends Pick<DemoProps, 'name' | 'source'> {
  /** The site's base URL without the trailing slash. */
  basePath: string;
}

/** Link to a demo's standalone page; only on the server, for readers without scripts. */
export function FrameLink({ name, source, basePath }: Props) {
  const t = useTranslate();
  const { alone, page } = demoFrames(source);
  const demo = encodeURIComponent([page, name].filter(Boolean).join('/'));
  return (
    // eslint-disable-next-line @docusaurus/no-html-links -- a page outside the router
    <a href={`${basePath}${alone}?demo=${demo}`}>{t('frame.ownPage', { name })}</a>
  );
}
