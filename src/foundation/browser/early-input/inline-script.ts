/** A control whose state the browser changes by itself. */
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What the reader left in a control: its value, whether it's checked, and whether Enter followed. */
export type Edit = readonly [value: string, checked: boolean | undefined, isEntered: boolean];

declare global {
  interface Window {
    /** What the reader did before the page and its demos hydrated, by `EARLY_INPUT_SCRIPT`. */
    earlyInput?: {
      /** Clicks, and keys outside text fields. */
      events: Event[];
      /** Changed controls, and forms that were submitted without a button (`null`), in their order. */
      edits: Map<Element, Edit | null>;
      /** Stops recording, except in demos that haven't hydrated. */
      end: () => void;
    };
  }
}

/**
 * Inline script of the head: records what the reader does until `useEarlyInput` and the demos repeat it,
 * because nothing listens before its part of the page has hydrated.
 *
 * - The browser changes text fields and choices by itself, so their state is recorded instead of their
 *   events; of the keys in a field, only Enter.
 * - Submitting a form would reload the page. A button that submits is recorded as a click.
 * - The browser's own action of Ctrl+K, and of the letters after it, is prevented as it is later: they
 *   open the search and start its query.
 */
export const EARLY_INPUT_SCRIPT = `{let d=document,a=new AbortController,q=[],m=new Map,s,o={capture:!0,signal:a.signal},w=t=>!a.signal.aborted||t.closest('.demo-root[data-waiting]'),n=(t,k)=>{if(w(t)){m.delete(t);m.set(t,[t.value,t.checked,k])}};self.earlyInput={events:q,edits:m,end(){a.abort()}};d.addEventListener('click',e=>q.push(e),o);d.addEventListener('input',e=>n(e.target),!0);d.addEventListener('submit',e=>{if(w(e.target)){e.preventDefault();if(!e.submitter)m.set(e.target,null)}},!0);d.addEventListener('keydown',e=>{let t=e.target,k=e.key;if(k=='Enter'&&!e.isComposing&&t.matches('input:read-write'))n(t,!0)},!0);d.addEventListener('keydown',e=>{if(!e.target.closest(':read-write,select')){let k=e.key,c=e.ctrlKey||e.metaKey,n=c&&!e.altKey&&/^k$/i.test(k);if(n||s&&!c&&!k[1])e.preventDefault();s=s||n;q.push(e)}},o)}`;
