/** Texts of framed demos. */
export const frame = {
  show: 'Frame',
  region: 'Demo {name} in a frame',
  controls: 'Frame of {name}',
  dark: 'Dark',
  rtl: 'Right to left',
  compact: 'Compact',
  largeText: 'Double text size',
  width: 'Width of the frame',
  widthValue: '{width} pixels',
  allWidth: 'All the width there is',
  alone: 'Open alone',
  ownPage: 'Open the demo {name} on its own page',
} as const;
