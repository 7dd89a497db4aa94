/** Texts of live editing. */
export const live = {
  editor: 'Source of {name}, editable',
  editorHint: 'Press Escape to leave the editor, Tab to go on to the next control.',
  frame: 'Edited demo {name}',
  failed: 'The edited code does not work yet. The last version that did is still shown.',
  failedFirst: 'The edited code does not work yet.',
  silent:
    'The edited code does not answer, perhaps because of a loop without end. Reset the demo, or correct the code.',
} as const;
