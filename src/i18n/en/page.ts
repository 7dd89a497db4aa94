/** Texts of a documentation page. */
export const page = {
  links: 'Links of this component',
  source: 'Source',
  waiAria: 'WAI-ARIA',
  materialDesign: 'Material Design',
  done: 'Done',
  toDo: 'To do',
} as const;
