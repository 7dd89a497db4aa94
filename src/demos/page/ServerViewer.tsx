import type { CSSProperties } from 'react';
import { renderToString } from 'react-dom/server';
import { Viewer } from '../viewer/Viewer';
import { createViewerDemo } from '../viewer/create-viewer-demo';
import { idPrefix } from '../viewer/id-prefix';
import { previewLines } from './preview-lines';
import type { SharedDemo } from './shared-demo';

interface Props {
  /** Class of the viewer's container. */
  className?: string;
  demo: SharedDemo;
}

/** Renders the viewer to HTML as a separate React root, as in the browser. */
export function ServerViewer({ className, demo }: Props) {
  const html = renderToString(<Viewer demo={createViewerDemo(demo)} />, {
    identifierPrefix: idPrefix(demo.name),
  });
  const lines = previewLines(demo);
  return (
    <div
      className={className}
      style={lines > 0 ? ({ '--preview-lines': lines } as CSSProperties) : undefined}
      dangerouslySetInnerHTML={{ __html: `<div>${html}</div>` }}
    />
  );
}
