/**
 * Waits for the stylesheets of the head that are still on their way: after a client-side
 * navigation the library's theme arrives beside the demo.
 */
export async function whenStylesReady(): Promise<void> {
  const pending = [...document.querySelectorAll<HTMLLinkElement>('link[data-demo-theme]')].filter(
    (link) => !link.sheet,
  );
  await Promise.all(
    pending.map(
      (link) =>
        new Promise<void>((resolve) => {
          link.addEventListener('load', () => resolve(), { once: true });
          // A missing stylesheet spoils the look, not the demo.
          link.addEventListener('error', () => resolve(), { once: true });
        }),
    ),
  );
}
