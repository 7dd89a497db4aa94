const en = {
  props: 'Props of {component}',
  inherited: 'Inherited props of {component}',
  slots: 'Slots of {component}',
  classes: 'CSS classes of {component}',
  name: 'Name',
  type: 'Type',
  default: 'Default',
  description: 'Description',
  slotName: 'Slot name',
  className: 'Class name',
  ruleName: 'Rule name',
  stateClass: 'State class',
  required: 'Required',
  deprecated: 'Deprecated',
  since: 'since v{major}',
  see: 'See',
  signature: 'Signature:',
  returns: 'Returns:',
  extendedBy: 'To add values, augment',
  view: 'View:',
  table: 'Table',
  expanded: 'Expanded list',
  collapsed: 'Collapsed list',
  filter: 'Filter props',
  none: 'No props match. Try part of a name or type.',
  one: '1 prop matches',
  some: '{count} props match',
  copyLink: 'Copy link to {name}',
  linkCopied: 'Link copied',
  copyFailed: "Couldn't copy the link",
  details: 'Details of {name}',
} as const;

/** Texts of the API pages, by language. Only these pages load them. */
export const TEXTS = { en };

/** The name of a text. */
export type TextKey = keyof typeof en;
