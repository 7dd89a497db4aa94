/** Texts that every dialog has. */
export const dialog = {
  close: 'Close',
  failed: "An error occurred here. Try again, or reload the page if that doesn't help.",
} as const;
