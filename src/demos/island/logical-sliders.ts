const SLIDER_PART = /<span\b[^>]*\bMuiSlider-[^>]*>/g;
const LEFT = /(\bstyle="(?:[^"]*;)?)left:/;

/**
 * Lets the sliders in a demo's server HTML stand right in both directions. Both libraries write the
 * place of thumb, track and marks as `left` into the elements, where no stylesheet can mirror it,
 * and would move them once the demo comes to life from right to left. What React writes later stands
 * behind this in the same `style` and wins.
 *
 * @param html - Of a demo, as `renderToString` gives it.
 */
export function logicalSliders(html: string): string {
  return html.replace(SLIDER_PART, (tag) => tag.replace(LEFT, '$1inset-inline-start:'));
}
