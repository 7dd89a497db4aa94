import { COLOR_SCHEME_ATTRIBUTE, STORAGE_KEYS } from '../../../templates/shared-theme/storageKeys';

/**
 * A script for the head of a preview, after the template's own: until the reader chooses a color mode
 * in the template, the site's is applied before the first paint.
 *
 * @param modeKey - Key of `localStorage` with the site's color mode.
 */
export function siteModeScript(modeKey: string): string {
  return `<script>try{var m=localStorage.getItem('${modeKey}');if(!localStorage.getItem('${STORAGE_KEYS.mode}')&&(m==='light'||m==='dark'))document.documentElement.setAttribute('${COLOR_SCHEME_ATTRIBUTE}',m)}catch(e){}</script>`;
}
