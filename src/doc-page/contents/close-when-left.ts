/**
 * Closes an open `<details>` when the reader presses Escape in it, presses outside of it, or moves
 * the focus out of it.
 *
 * @returns A function that ends it.
 */
export function closeWhenLeft(details: HTMLDetailsElement): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const closeOutside = (target: EventTarget | null) => {
    if (target instanceof Node && !details.contains(target)) {
      details.open = false;
    }
  };
  document.addEventListener('pointerdown', ({ target }) => closeOutside(target), { signal });
  // Without a new element the focus went nowhere, which a press inside may cause too.
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
