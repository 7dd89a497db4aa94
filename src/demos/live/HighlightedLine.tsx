import { Fragment } from 'react';
import type { Piece } from './highlighted-lines';

/** A line of code in its colors. */
export function HighlightedLine({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, className }, column) =>
    className ? (
      <span key={column} className={className}>
        {text}
      </span>
    ) : (
      <Fragment key={column}>{text}</Fragment>
    ),
  );
}
