import { MEMORY_KEY } from './memory';
import { SPACE_BELOW } from './reveal';

/** Id of the style that reserves space for remembered groups until they are rendered. */
export const RESTORE_STYLE_ID = 'sidebar-restore';

/**
 * Restores the scroll position and open groups of a server-rendered sidebar before the first paint.
 * Collapsed groups have no entries in the HTML, so a remembered one gets an empty block of its last
 * height, and nothing moves when it opens. The script duplicates parts of `store.ts` and
 * `reveal.ts`, because it must run before any module loads.
 *
 * @returns Source text for an inline `<script>` right after the sidebar's `<nav>`.
 */
export function restoreScript(): string {
  return `(function(n){
try{
var m=JSON.parse(sessionStorage.getItem('${MEMORY_KEY}'))||{},g=m.groups||{},c='';
n.querySelectorAll('[data-group]').forEach(function(l){
var k=l.dataset.group,h=g[k];
if(h>0&&!l.querySelector('ul'))c+='[data-group='+JSON.stringify(k)+']::after{content:"";display:block;height:'+(+h)+'px}'
});
if(c){var s=document.createElement('style');s.id='${RESTORE_STYLE_ID}';s.textContent=c;document.head.append(s)}
n.scrollTop=+(m.scroll||{})[n.dataset.sidebar]||0
}catch(e){}
var a=n.querySelector('[aria-current=page]');if(!a)return;
var b=n.getBoundingClientRect(),r=a.getBoundingClientRect();
if(r.top<b.top)n.scrollTop+=r.top-b.top;
else if(r.bottom>b.bottom-${SPACE_BELOW})n.scrollTop+=r.bottom-b.bottom+${SPACE_BELOW}
})(document.currentScript.previousElementSibling)`;
}
