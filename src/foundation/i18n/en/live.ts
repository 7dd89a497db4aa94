/** Texts of live editing. */
export const live = {
  editor: 'Editable source of {name}',
  editorHint: 'Press Escape to leave the editor, or Tab to move to the next control.',
  frame: 'Edited demo {name}',
  edited: 'Edited',
  reset: 'Reset',
  kept: 'Your edits are kept and still run above.',
  failed: 'The edited code has an error. The last working version is still shown.',
  fault: 'Error in line {line}: {message}',
  silent:
    "The edited code isn't responding. It may contain an infinite loop. Reset the demo or fix the code.",
  notStarted:
    "The edited code can't run, because its preview didn't load. Change the code to try again, or reload the page.",
} as const;
