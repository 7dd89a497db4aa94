import { Fragment } from 'react';
import type { ReactNode } from 'react';

/** Length of a word that fits a title in a window of 320 px, in characters. */
const FITTING = 12;

/** The words of a name in camel case, each starting with its capital. */
const PARTS = /[A-Z]*[^A-Z]+|[A-Z]+/g;

/**
 * Lets long names in camel case break between their words, and so not inside a word.
 *
 * @param fitting - Length up to which a name doesn't break, in characters.
 * @example
 * breakable('GridToolbarQuickFilter API'); // Grid<wbr>Toolbar<wbr>Quick<wbr>Filter API
 */
export function breakable(text: string, fitting = FITTING): ReactNode {
  const longName = new RegExp(`(\\S{${fitting + 1},})`);
  // Parts with an odd index match the group.
  return text.split(longName).map((piece, index) =>
    index % 2 === 1
      ? piece.match(PARTS)!.map((part, place) => (
          <Fragment key={`${index} ${place}`}>
            {place > 0 && <wbr />}
            {part}
          </Fragment>
        ))
      : piece,
  );
}
