/** A box on the screen, in CSS px. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Distance from the link and from the window's edges, in px. */
const GAP = 8;

/**
 * Where a hint stands: below its link, above it where there is no room below, and always inside
 * the window.
 *
 * @param link - The link's box, from the window's upper left corner.
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
