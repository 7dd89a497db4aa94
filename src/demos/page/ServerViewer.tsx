import { renderToString } from 'react-dom/server';
import { Viewer } from '../viewer/Viewer';
import { idPrefix } from '../viewer/id-prefix';
import type { ViewerProps } from '../viewer/viewer-props';

interface Props {
  /** Of the element that holds the viewer. */
  className?: string;
  viewer: ViewerProps;
}

/** Renders the viewer to HTML inside the page's HTML: a root of its own, as in the browser. */
export function ServerViewer({ className, viewer }: Props) {
  const html = renderToString(<Viewer {...viewer} />, { identifierPrefix: idPrefix(viewer.name) });
  return <div className={className} dangerouslySetInnerHTML={{ __html: `<div>${html}</div>` }} />;
}
