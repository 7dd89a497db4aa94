import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** Height of a row and smallest width of an icon, in rem; the same as in the stylesheet. */
export const ROW_HEIGHT = 6.5;
const MIN_CELL_WIDTH = 6;

/** The size of the document's text in px, which the reader sets in the browser. */
const textSize = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

/** Rows rendered above and below the visible ones. */
const EXTRA_ROWS = 1;

interface View {
  columns: number;
  /** First visible row. */
  top: number;
  /** The row after the last visible one. */
  bottom: number;
}

function viewOf({ clientWidth, clientHeight, scrollTop }: HTMLElement, rem: number): View {
  const rowHeight = ROW_HEIGHT * rem;
  return {
    columns: Math.max(1, Math.floor(clientWidth / (MIN_CELL_WIDTH * rem))),
    top: Math.floor(scrollTop / rowHeight),
    bottom: Math.ceil((scrollTop + clientHeight) / rowHeight),
  };
}

/** The part of a virtual grid to render. */
export interface Rows {
  ref: RefObject<HTMLDivElement | null>;
  columns: number;
  /** Number of rows of the complete grid. */
  total: number;
  /** Indexes of the rows to render, in order. */
  rendered: readonly number[];
}

/**
 * Measures a scrollable grid, and returns which of its rows to render.
 *
 * @param count - Number of cells.
 * @param active - Cell with the tab stop. Its row is always rendered, so it keeps the focus while
 *   the reader scrolls.
 */
export function useRows(count: number, active: number): Rows {
  const ref = useRef<HTMLDivElement>(null);
  const [{ columns, top, bottom }, setView] = useState<View>({ columns: 1, top: 0, bottom: 0 });

  useLayoutEffect(() => {
    const element = ref.current!;
    let rem: number;
    const update = () =>
      setView((last) => {
        const next = viewOf(element, rem);
        const isSame =
          next.columns === last.columns && next.top === last.top && next.bottom === last.bottom;
        return isSame ? last : next;
      });
    const measure = () => {
      rem = textSize();
      update();
    };
    measure();
    element.addEventListener('scroll', update, { passive: true });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', update);
      observer.disconnect();
    };
  }, []);

  const total = Math.ceil(count / columns);
  const start = Math.max(0, top - EXTRA_ROWS);
  const end = Math.min(total, bottom + EXTRA_ROWS);
  const rendered = Array.from({ length: Math.max(0, end - start) }, (_row, place) => start + place);
  const activeRow = Math.floor(active / columns);
  if (activeRow < start) {
    rendered.unshift(activeRow);
  } else if (activeRow >= end) {
    rendered.push(activeRow);
  }
  return { ref, columns, total, rendered };
}
