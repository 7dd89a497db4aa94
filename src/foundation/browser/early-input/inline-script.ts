declare global {
  interface Window {
    /** The reader's clicks and keys from before the page has hydrated, by `EARLY_INPUT_SCRIPT`. */
    earlyInput?: {
      events: Event[];
      /** Stops recording. */
      end: () => void;
    };
  }
}

/**
 * Inline script of the head: records clicks and keys until `useEarlyInput` repeats them, because the page's
 * controls don't work before it has hydrated. Keys in text fields belong to the browser. The browser's
 * own action of Ctrl+K, and of the letters after it, is prevented as it is later: they open the search
 * and start its query.
 */
export const EARLY_INPUT_SCRIPT = `{let d=document,a=new AbortController,q=[],s,o={capture:!0,signal:a.signal};self.earlyInput={events:q,end(){a.abort()}};d.addEventListener('click',e=>q.push(e),o);d.addEventListener('keydown',e=>{if(!e.target.closest(':read-write,select')){let k=e.key,c=e.ctrlKey||e.metaKey,n=c&&!e.altKey&&/^k$/i.test(k);if(n||s&&!c&&!k[1])e.preventDefault();s=s||n;q.push(e)}},o)}`;
