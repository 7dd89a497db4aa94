/** Time before the second attempt, in ms: a deployment may be replacing its files one by one. */
const PAUSE = 1000;

// Here, because the texts of the interface are in the scripts that failed.
const MESSAGE = "Part of this page couldn't be loaded, so some of it doesn't work.";
const RELOAD = 'Reload page';

const STYLE =
  'position:fixed;inset:auto 0 0;z-index:9999;margin:0;padding:12px;border-top:1px solid;background:var(--site-surface);color:var(--site-text);text-align:center';

/**
 * Inline script of the head, for the scripts that start the page. One that fails is loaded again, under
 * another address, because the failure may be cached. After a second failure, the page says so.
 */
export const START_FAILURE_SCRIPT = `{let d=document,f=0;addEventListener('error',({target:t})=>{if(!t.defer)return;let s=d.createElement('script');s.src=t.src+'?1';s.onerror=()=>{if(f++)return;let p=d.createElement('p'),a=d.createElement('a');p.role='alert';p.style.cssText='${STYLE}';a.href='';a.append('${RELOAD}');p.append("${MESSAGE} ",a);d.body.append(p)};setTimeout(()=>d.head.append(s),${PAUSE})},!0)}`;
