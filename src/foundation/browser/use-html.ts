import { useMemo } from 'react';

/**
 * HTML from the build, for `dangerouslySetInnerHTML`. React sets the HTML again for each new
 * object, even with the same text, which takes time and clears the reader's selection.
 *
 * @param html - Trusted HTML from the build, never user input.
 * @example <code dangerouslySetInnerHTML={useHtml(html)} />
 */
export function useHtml(html: string): { __html: string } {
  return useMemo(() => ({ __html: html }), [html]);
}
