import { Fragment } from 'react';
import type { ReactNode } from 'react';

/** Longest word, in characters, that always fits in a title on a 320 px window. */
const FITTING = 12;

/** The parts of a camel case name with hyphens, which browsers would also break after. */
const PARTS = /[A-Z]*[^A-Z-]+-*|[A-Z]+-*|-+/g;

/**
 * Adds line break opportunities between the parts of long camel case names.
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

/**
 * The HTML of `breakable` for an identifier, which the browser sets in one step.
 *
 * @param name - Letters, digits and underscores only; nothing is escaped.
 * @example breakableHtml('GridToolbarQuickFilter'); // 'Grid<wbr>Toolbar<wbr>Quick<wbr>Filter'
 */
export function breakableHtml(name: string): string {
  return name.length > FITTING ? name.match(PARTS)!.join('<wbr>') : name;
}
