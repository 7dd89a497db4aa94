/** Texts of a documentation page. */
export const page = {
  links: 'Component links',
  source: 'Source',
  waiAria: 'WAI-ARIA',
  materialDesign: 'Material Design',
  bundleSize: 'Adds {size} kB',
  version: 'Version {version}',
  npmInstalls: 'npm installs {version}',
  inVersion: 'Page for {version}',
  notInVersion: 'Not in {version}',
  done: 'Done',
  toDo: 'To do',
} as const;
