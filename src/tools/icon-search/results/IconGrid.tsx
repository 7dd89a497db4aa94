import { useLayoutEffect, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import styles from '../IconSearch.module.css';
import type { IconTheme } from '../types';
import { useDrawings } from '../find/drawings';
import { nextInGrid } from './grid-keys';
import { IconCell } from './IconCell';
import type { LoadedIcons } from './loaded-icons';
import { exportName } from './names';
import { ROW_HEIGHT, useRows } from './use-rows';
import { TEXTS } from '../texts';

interface Props {
  /** Positions of the icons. */
  found: readonly number[];
  theme: IconTheme;
  icons: LoadedIcons;
  /** Whether the first icon is focused initially. */
  movesFocus: boolean;
  /** Receives the name of the icon's export. */
  onSelect: (selected: string) => void;
}

/** Index in `found` of the icon that contains the target of an event. */
function placeOf({ target }: { target: EventTarget }): number | null {
  const cell = (target as Element).closest<HTMLElement>('[data-place]');
  return cell && Number(cell.dataset.place);
}

/** A grid of icons that renders only the rows in view. It's one tab stop; arrow keys move inside. */
export function IconGrid({ found, theme, icons, movesFocus, onSelect }: Props) {
  const { index, drawings } = icons;
  const [active, setActive] = useState(0);
  const [shown, setShown] = useState(found);
  if (shown !== found) {
    setShown(found);
    setActive(0);
  }
  const { ref, columns, total, rendered } = useRows(found.length, active);
  const mustFocus = useRef(movesFocus);
  useLayoutEffect(() => {
    ref.current!.scrollTop = 0;
  }, [found, ref]);

  const rows = rendered.map((row) => ({
    row,
    cells: found.slice(row * columns, (row + 1) * columns),
  }));
  useDrawings(
    drawings,
    rows.flatMap(({ cells }) => cells.map((position) => [position, theme] as const)),
  );

  useLayoutEffect(() => {
    if (mustFocus.current) {
      mustFocus.current = false;
      ref.current!.querySelector<HTMLElement>(`[data-place="${active}"]`)?.focus();
    }
  }, [active, ref]);

  const onKeyDown = (event: KeyboardEvent) => {
    const current = placeOf(event);
    if (current === null || event.ctrlKey || event.metaKey || event.altKey) {
      return;
    }
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = nextInGrid(event.key, current, found.length, columns, isRtl);
    if (next !== null) {
      event.preventDefault();
      mustFocus.current = true;
      setActive(next);
    }
  };
  const onFocus = (event: FocusEvent) => setActive(placeOf(event) ?? active);

  return (
    <div
      ref={ref}
      role="grid"
      // The icon with the tab stop receives the focus.
      tabIndex={-1}
      className={styles.grid}
      aria-label={TEXTS.grid}
      aria-rowcount={total}
      aria-colcount={columns}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
    >
      <div
        role="presentation"
        className={styles.rows}
        style={{ blockSize: `${total * ROW_HEIGHT}rem` }}
      >
        {rows.map(({ row, cells }) => (
          <div
            key={row}
            role="row"
            aria-rowindex={row + 1}
            className={styles.row}
            style={{
              insetBlockStart: `${row * ROW_HEIGHT}rem`,
              gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            }}
          >
            {cells.map((position, column) => {
              const place = row * columns + column;
              return (
                <IconCell
                  // The next search reuses the elements.
                  key={column}
                  exported={exportName(index.names[position]!, theme)}
                  place={place}
                  column={column + 1}
                  isActive={place === active}
                  drawing={drawings.peek(position, theme)}
                  onSelect={onSelect}
                />
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}
