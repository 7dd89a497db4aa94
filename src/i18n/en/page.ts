/** Texts of a documentation page. */
export const page = {
  done: 'Done',
  toDo: 'To do',
} as const;
