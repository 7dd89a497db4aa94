/** A box in the viewport, in CSS px. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Distance from the link and from the edges of the viewport, in px. */
const GAP = 8;

/**
 * Position of a hint: below its link, or above it without enough space below, and always inside
 * the viewport.
 *
 * @param link - The link's box, relative to the viewport.
 */
export function placeHint(
  link: Box,
  hint: Pick<Box, 'width' | 'height'>,
  view: Pick<Box, 'width' | 'height'>,
): Pick<Box, 'left' | 'top'> {
  const below = link.top + link.height + GAP;
  const above = link.top - GAP - hint.height;
  const hasRoomBelow = below + hint.height + GAP <= view.height;
  return {
    left: Math.max(GAP, Math.min(link.left, view.width - hint.width - GAP)),
    top: hasRoomBelow || above < GAP ? below : above,
  };
}
