import { Fragment } from 'react';
import type { ReactNode } from 'react';

/** Longest word, in characters, that always fits in a title on a 320 px window. */
const FITTING = 12;

const LONG_WORD = new RegExp(`(\\S{${FITTING + 1},})`);

/** The parts of a camel case name, each starting with a capital. */
const PARTS = /[A-Z]*[^A-Z]+|[A-Z]+/g;

/**
 * Adds line break opportunities to a title between the parts of long camel case names.
 *
 * @example
 * breakable('GridToolbarQuickFilter API'); // Grid<wbr>Toolbar<wbr>Quick<wbr>Filter API
 */
export function breakable(title: string): ReactNode {
  // Odd indexes are the matches of the expression's group.
  return title.split(LONG_WORD).map((text, index) =>
    index % 2 === 1
      ? text.match(PARTS)!.map((part, place) => (
          <Fragment key={`${index} ${place}`}>
            {place > 0 && <wbr />}
            {part}
          </Fragment>
        ))
      : text,
  );
}
