import { DECLARATIONS, REFUSED, RULES } from '../scheme-styles/format';
import {
  MANAGER_QUERY,
  REGISTRY,
  SOURCE_HASH,
  codeVariant,
  docsColors,
  mode,
  packageManager,
  themeStyles,
} from './registry';

interface InlineScriptOptions {
  /** `theme-color` of each mode. */
  themeColors: { light: string; dark: string };
}

/** The script's expression for the text that a choice starts with. */
function startOf(key: string): string {
  if (key === packageManager.key) {
    return `(v=/${MANAGER_QUERY.source}/.exec(location.search))?v[1]:s('${key}')`;
  }
  return key === codeVariant.key
    ? `(v=/${SOURCE_HASH.source}/.exec(location.hash))?v[1]==='js'?'JS':'TS':c('${key}')`
    : `s('${key}')`;
}

/**
 * The script that applies the settings before the first paint, when no module has loaded yet: what
 * `showSettings` writes, and the reader's colors. It also marks browsers with a command key. The
 * choices are those of the registry; tests compare the rest with the modules that it repeats.
 *
 * @returns Source text for an inline `<script>` in the head, where the body doesn't exist yet.
 */
export function settingsInlineScript({ themeColors }: InlineScriptOptions): string {
  const choices = REGISTRY.flatMap(({ key, attribute, values }) =>
    attribute ? [`w('${attribute}',${JSON.stringify(values)},${startOf(key)});`] : [],
  );
  const styles = [themeStyles, docsColors].map(({ key }) => key);
  return `(function(){
var d=document,r=d.documentElement,v;
function s(k){try{return localStorage.getItem(k)}catch(e){return null}}
function c(k){try{return d.cookie.split('; ').find(function(p){return p.startsWith(k+'=')}).slice(k.length+1)}catch(e){return null}}
function w(a,o,t){r.setAttribute(a,o.indexOf(t)<0?o[0]:t)}
${choices.join('\n')}
if(r.dir==='rtl')new MutationObserver(function(_,o){if(d.body){d.body.dir='rtl';o.disconnect()}}).observe(r,{childList:true});
var m=r.getAttribute('${mode.attribute}');if(m==='system')m=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';
r.setAttribute('data-theme',m);
['light','dark'].forEach(function(x){r.classList.toggle('mode-'+x,x===m)});
if(/mac|iphone|ipad/i.test(navigator.platform))r.setAttribute('data-command-key','meta');
${JSON.stringify(styles)}.forEach(function(k){
var a=(s(k)||'').split('\\n'),l=a[1],n=a[2],e;if(a[0]==='on'&&[l,n].every(function(t){return/^${DECLARATIONS.replaceAll('/', '\\/')}$/.test(t)&&!/${REFUSED}/i.test(t)})){e=d.createElement('style');e.id=k;e.textContent='${RULES[0]}'+l+'${RULES[1]}'+n+'${RULES[2]}';d.head.append(e)}
});
d.querySelectorAll('meta[name=theme-color]').forEach(function(e){e.content=m==='dark'?'${themeColors.dark}':'${themeColors.light}'});
})();`;
}
