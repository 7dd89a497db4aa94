/**
 * Source of an inline script for the head. Browsers skip demos and API entries far from the viewport
 * (`content-visibility: auto`), but only for readers who start at the top of the page (`data-skips`):
 * elsewhere, the position would depend on estimated heights. What can be skipped is also clipped, such as
 * menus, and drawn on whole pixels, so the script ends that for each element in the frame that first
 * shows it.
 */
export const SHOWN_CONTENTS_SCRIPT = `if(!location.hash&&performance.getEntriesByType('navigation')[0]?.type==='navigate')document.documentElement.setAttribute('data-skips','');addEventListener('contentvisibilityautostatechange',e=>{if(!e.skipped)e.target.style.contentVisibility='visible'},true)`;
