/**
 * Closes an open `<details>` on Escape, on a click outside, and when focus leaves it.
 *
 * @returns Removes the listeners.
 */
export function dismissDetails(details: HTMLDetailsElement): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const closeOutside = (target: EventTarget | null) => {
    if (target instanceof Node && !details.contains(target)) {
      details.open = false;
    }
  };
  document.addEventListener('pointerdown', ({ target }) => closeOutside(target), { signal });
  // No related target means that nothing received focus, which a click inside can cause too.
  details.addEventListener('focusout', ({ relatedTarget }) => closeOutside(relatedTarget), {
    signal,
  });
  details.addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Escape' && details.open) {
        details.open = false;
        details.querySelector('summary')?.focus();
      }
    },
    { signal },
  );
  return () => ended.abort();
}
