import type { apiViews } from '@site/src/reader/settings';

/**
 * Applies the reader's view to server-rendered rows before the first paint, which avoids a layout
 * shift. It duplicates a few lines of `view.ts` because it runs before any module is loaded.
 *
 * Rows far from the viewport are skipped, see `EntryTable.module.css`, for readers who start at the top of
 * the page (`plugins/output/document/shown-contents.ts`).
 *
 * @returns Source text for an inline `<script>` right after the table.
 */
export function restoreScript({ key, values }: typeof apiViews.props): string {
  const lists = JSON.stringify(values.slice(1));
  return `(function(t){try{
var v=localStorage.getItem('${key}');
if(${lists}.indexOf(v)<0){if('skips'in document.documentElement.dataset)t.dataset.skips='';return}
t.dataset.view=v;
if(v==='collapsed')t.querySelectorAll('[data-row]').forEach(function(r){
r.querySelector('[data-expand]').setAttribute('aria-expanded','false');
r.querySelector('[data-details]').setAttribute('hidden','onbeforematch' in document.body?'until-found':'')
})}catch(e){}})(document.currentScript.previousElementSibling)`;
}
