import { memo } from 'react';
import { breakableHtml } from '@site/src/foundation/browser/breakable';
import { useHtml } from '@site/src/foundation/browser/use-html';
import styles from '../IconSearch.module.css';
import { IconSvg } from '../IconSvg';
import type { IconDrawing } from '../types';

interface Props {
  /** Name of the icon's export. */
  exported: string;
  /** Index among the icons found. */
  place: number;
  /** Column, from 1. */
  column: number;
  /** Whether it's the tab stop of the grid. */
  isActive: boolean;
  drawing: IconDrawing | undefined;
  onSelect: (selected: string) => void;
}

/** An icon in the grid. */
export const IconCell = memo(
  function IconCell({ exported, place, column, isActive, drawing, onSelect }: Props) {
    const name = useHtml(breakableHtml(exported));
    return (
      <div role="gridcell" aria-colindex={column}>
        <button
          type="button"
          className={styles.cell}
          data-place={place}
          tabIndex={isActive ? 0 : -1}
          onClick={() => onSelect(exported)}
        >
          <IconSvg drawing={drawing} />
          <span className={styles.name} dangerouslySetInnerHTML={name} />
        </button>
      </div>
    );
  },
  (a, b) =>
    a.exported === b.exported &&
    a.place === b.place &&
    a.column === b.column &&
    a.isActive === b.isActive &&
    a.drawing === b.drawing,
);
