/** Texts of framed demos. */
export const frame = {
  show: 'Frame',
  region: 'Demo {name} in a frame',
  controls: 'Frame settings of {name}',
  dark: 'Dark',
  rtl: 'Right to left',
  compact: 'Compact',
  largeText: 'Double text size',
  width: 'Frame width',
  widthValue: '{width} pixels',
  allWidth: 'Full width',
  alone: 'Open in new tab',
  ownPage: 'Open demo {name} on its own page',
} as const;
