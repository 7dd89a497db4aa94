import { Fragment } from 'react';
import type { ReactNode } from 'react';

/** Characters of a title's word that fit a window of 320 px in any case. */
const FITTING = 12;

const LONG_WORD = new RegExp(`(\\S{${FITTING + 1},})`);

/** What a name in camel case is made of, each part from its capital on. */
const PARTS = /[A-Z]*[^A-Z]+|[A-Z]+/g;

/**
 * A title that a narrow window may break between the parts of a long name in camel case, and so not
 * within one of them.
 *
 * @example
 * breakable('GridToolbarQuickFilter API'); // Grid<wbr>Toolbar<wbr>Quick<wbr>Filter API
 */
export function breakable(title: string): ReactNode {
  // Every other part is what the expression's group found.
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
