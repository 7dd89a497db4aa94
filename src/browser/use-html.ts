import { useMemo } from 'react';

/**
 * HTML made at build, for `dangerouslySetInnerHTML`. React writes the HTML into the document again
 * whenever it is given another object, even with the same text: that takes time, and whatever the
 * reader has selected is gone.
 *
 * @param html - Our own HTML, never a reader's.
 * @example <code dangerouslySetInnerHTML={useHtml(html)} />
 */
export function useHtml(html: string): { __html: string } {
  return useMemo(() => ({ __html: html }), [html]);
}
