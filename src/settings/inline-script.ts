import { DECLARATIONS, REFUSED, RULES } from '../scheme-styles/format';
import { SCHEME_STYLES_KEYS } from '../scheme-styles/keys';
import { CODE_VARIANT_COOKIE, SOURCE_HASH } from './code-variant';
import { MODE_KEY, SCHEME_KEY } from './color-mode';
import { DENSITY_KEY } from './density';
import { DIRECTION_KEY } from './direction';
import { PACKAGE_MANAGER_KEY } from './package-manager';
import { PACKAGE_MANAGERS } from './types';

interface InlineScriptOptions {
  /** `theme-color` of each mode. */
  themeColors: { light: string; dark: string };
}

const quoted = (text: string) => `'${text}'`;

/**
 * The script that sets mode, direction, density, package manager, code variant and command key on
 * the document before the first paint, and applies the reader's colors. It duplicates parts of
 * `store.ts` and `src/scheme-styles`, because it must run before any module loads; tests compare them.
 *
 * @returns Source text for an inline `<script>` in the head, where the body doesn't exist yet.
 */
export function settingsInlineScript({ themeColors }: InlineScriptOptions): string {
  return `(function(){
var d=document,r=d.documentElement;
function s(k){try{return localStorage.getItem(k)}catch(e){return null}}
var c=s('${MODE_KEY}');if(c!=='light'&&c!=='dark')c='system';
var m=c==='system'?(matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'):c;
var h=s('${SCHEME_KEY}-'+m);if(h!==m)h=m;
if(!r.classList.contains('mode-'+h)){r.classList.remove('mode-light','mode-dark');r.classList.add('mode-'+h)}
r.setAttribute('data-theme',m);r.setAttribute('data-theme-choice',c);
var i=s('${DIRECTION_KEY}')==='rtl'?'rtl':'ltr';r.dir=i;if(i==='rtl')new MutationObserver(function(_,o){if(d.body){d.body.dir=i;o.disconnect()}}).observe(r,{childList:true});
r.setAttribute('data-density',s('${DENSITY_KEY}')==='compact'?'compact':'comfortable');
var p=s('${PACKAGE_MANAGER_KEY}');if(/^(${PACKAGE_MANAGERS.join('|')})$/.test(p))r.setAttribute('data-package-manager',p);
var v=/${SOURCE_HASH.source}/.exec(location.hash);try{if(v?v[1]==='js':/(^|; )${CODE_VARIANT_COOKIE}=JS(;|$)/.test(d.cookie))r.setAttribute('data-code-variant','JS')}catch(e){}
if(/mac|iphone|ipad/i.test(navigator.platform))r.setAttribute('data-command-key','meta');
[${SCHEME_STYLES_KEYS.map(quoted).join()}].forEach(function(k){
var a=(s(k)||'').split('\\n'),l=a[1],n=a[2],e;if(a[0]==='on'&&[l,n].every(function(t){return/^${DECLARATIONS.replaceAll('/', '\\/')}$/.test(t)&&!/${REFUSED}/i.test(t)})){e=d.createElement('style');e.id=k;e.textContent='${RULES[0]}'+l+'${RULES[1]}'+n+'${RULES[2]}';d.head.append(e)}
});
d.querySelectorAll('meta[name=theme-color]').forEach(function(e){e.content=m==='dark'?'${themeColors.dark}':'${themeColors.light}'});
})();`;
}
