import type { CSSProperties } from 'react';
import { renderToString } from 'react-dom/server';
import { Viewer } from '../viewer/Viewer';
import { idPrefix } from '../viewer/id-prefix';
import { previewLines } from './preview-lines';
import type { ViewerProps } from '../viewer/viewer-props';

interface Props {
  /** Class of the viewer's container. */
  className?: string;
  viewer: ViewerProps;
}

/** Renders the viewer to HTML as a separate React root, as in the browser. */
export function ServerViewer({ className, viewer }: Props) {
  const html = renderToString(<Viewer {...viewer} />, { identifierPrefix: idPrefix(viewer.name) });
  const lines = previewLines(viewer);
  return (
    <div
      className={className}
      style={lines > 0 ? ({ '--preview-lines': lines } as CSSProperties) : undefined}
      dangerouslySetInnerHTML={{ __html: `<div>${html}</div>` }}
    />
  );
}
