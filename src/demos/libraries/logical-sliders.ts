const SLIDER_PART = /<span\b[^>]*\bMuiSlider-[^>]*>/g;
const LEFT = /(\bstyle="(?:[^"]*;)?)left:/;

/**
 * Makes the sliders in a demo's server HTML work in both directions. Both libraries write the
 * positions of thumb, track and marks as inline `left`, which no stylesheet can mirror, so they would
 * move when the demo hydrates from right to left. React later appends its own property to the same
 * `style`, which then applies.
 *
 * @param html - The demo's HTML from `renderToString`.
 */
export function logicalSliders(html: string): string {
  return html.replace(SLIDER_PART, (tag) => tag.replace(LEFT, '$1inset-inline-start:'));
}
