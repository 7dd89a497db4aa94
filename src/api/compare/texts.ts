const en = {
  component: 'Component',
  from: 'From version',
  to: 'To version',
  loading: 'Loading both versions…',
  failed: "Couldn't load the API data of {component}.",
  retry: 'Try again',
  missing: "{component} doesn't exist in {versions}. Choose another version.",
  unknown: {
    component:
      "The component “{value}” doesn't exist in the documented versions. Choose one from the list.",
    version: "Version “{value}” isn't documented. Available versions: {known}.",
  },
  same: 'No changes in {component} from {from} to {to}: props, slots and classes are identical.',
  one: '1 change in {component} from {from} to {to}.',
  some: '{count} changes in {component} from {from} to {to}.',
  page: 'All props, slots and classes of {component}',
  props: 'Props',
  slots: 'Slots',
  classes: 'CSS classes',
  systemProps: {
    added: '{component} accepts style props such as mt and bgcolor in {to}.',
    removed: '{component} no longer accepts style props such as mt and bgcolor in {to}; use sx.',
  },
  type: 'Type',
  default: 'Default',
  required: 'Required',
  yes: 'yes',
  no: 'no',
  none: 'none',
  wholeType: 'Full type',
  members: {
    added: 'Added',
    changed: 'Changed',
    removed: 'Removed',
  },
  kind: {
    added: 'Added',
    changed: 'Changed',
    deprecated: 'Deprecated',
    removed: 'Removed',
  },
  count: {
    added: '{count} added',
    changed: '{count} changed',
    deprecated: '{count} deprecated',
    removed: '{count} removed',
  },
  step: 'From {from} to {to}',
  totals:
    'New components: {added}. Removed: {removed}. Changed: {changed}. Unchanged: {unchanged}.',
  unknownPackages: 'Not compared, because the API data of {from} doesn’t include them: {packages}.',
  newComponents: 'New components',
  removedComponents: 'Removed components',
  changedComponents: 'Changed components',
} as const;

/** Texts of the version comparison page, by language. Only this page loads them. */
export const TEXTS = { en };
