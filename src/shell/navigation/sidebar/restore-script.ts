import { sidebarMemory } from '../../../reader/settings/registry';
import { SIDEBAR_ID } from './id';
import { SPACE_ABOVE, SPACE_BELOW } from './reveal';

/** Id of the style that reserves space for remembered groups until they are rendered. */
export const RESTORE_STYLE_ID = 'sidebar-restore';

/**
 * Restores the scroll position and open groups of a server-rendered sidebar, then shows it.
 * Collapsed groups have no entries in the HTML, so a remembered one gets an empty block of its last
 * height, and nothing moves when it opens. The script duplicates parts of `store.ts` and
 * `reveal.ts`, because it must run before any module loads. It measures nothing where the sidebar isn't
 * shown, because measuring lays out the page before the browser has parsed it.
 *
 * @param width - Minimum width in px of windows that show the sidebar next to the page.
 * @returns Source text for an inline `<script>` at the end of the body. It needs the stylesheets, and
 *   further up the rest of the page would wait for them too.
 */
export function restoreScript(width: number): string {
  return `((d,n)=>{
d.documentElement.setAttribute('data-sidebar-restored','');
if(!n||!matchMedia('(min-width:${width}px)').matches)return;
try{
let m=JSON.parse(sessionStorage.getItem('${sidebarMemory.key}'))||{},g=m.groups||{},c='',l,k,h,s;
for(l of n.querySelectorAll('[data-group]')){
k=l.dataset.group;h=g[k];
if(h>0&&!l.querySelector('ul'))c+='[data-group='+JSON.stringify(k)+']::after{content:"";display:block;height:'+(+h)+'px}'
}
if(c){s=d.createElement('style');s.id='${RESTORE_STYLE_ID}';s.textContent=c;d.head.append(s)}
n.scrollTop=+(m.scroll||{})[n.dataset.sidebar]||0
}catch(e){}
let a=n.querySelector('[aria-current=page]'),b,r;if(!a)return;
b=n.getBoundingClientRect();r=a.getBoundingClientRect();
if(r.top<b.top+${SPACE_ABOVE})n.scrollTop+=r.top-b.top-${SPACE_ABOVE};
else if(r.bottom>b.bottom-${SPACE_BELOW})n.scrollTop+=r.bottom-b.bottom+${SPACE_BELOW}
})(document,document.querySelector('#${SIDEBAR_ID} [data-sidebar]'))`;
}
