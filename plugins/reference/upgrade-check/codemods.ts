import { ownValue } from '../../../src/foundation/own-value';
import type { Rules, UpgradeData } from 'mui-upgrade-check';

/** Components whose deprecated props a codemod of `@mui/codemod` moves. */
const WITH_PROPS = new Set(
  'Accordion Alert Autocomplete Avatar AvatarGroup Backdrop Badge CardHeader Dialog Divider Drawer FilledInput FormControlLabel Input InputBase ListItem ListItemText Menu MobileStepper Modal OutlinedInput PaginationItem Popover Popper Rating Slider Snackbar SpeedDial SpeedDialAction StepContent StepLabel TablePagination Tabs TextField Tooltip Typography'.split(
    ' ',
  ),
);

/** Components whose deprecated classes a codemod replaces. */
const WITH_CLASSES = new Set(
  'AccordionSummary Alert Button ButtonGroup Chip CircularProgress Dialog Drawer ImageListItemBar InputBase LinearProgress PaginationItem Select Slider StepConnector Tab TableSortLabel Tabs ToggleButtonGroup'.split(
    ' ',
  ),
);

/** Codemods of changes that aren't deprecations, by component and prop. */
const OF_PROPS: Record<string, string> = {
  Grid: 'v7.0.0/grid-props',
  Grid2: 'v6.0.0/grid-v2-props',
  'ListItem.button': 'v6.0.0/list-item-button-prop',
  'SwipeableDrawer.PaperProps': 'deprecations/drawer-props',
  'SwipeableDrawer.SlideProps': 'deprecations/drawer-props',
};

/** The codemod that moves system props. */
export const SYSTEM_PROPS_CODEMOD = 'v6.0.0/system-props';

const kebab = (name: string) => name.replace(/\B[A-Z]/g, '-$&').toLowerCase();

/** The names of all codemods that rules can have. */
export function codemodNames(): string[] {
  return [
    ...[...WITH_PROPS].map((name) => `deprecations/${kebab(name)}-props`),
    ...[...WITH_CLASSES].map((name) => `deprecations/${kebab(name)}-classes`),
    ...Object.values(OF_PROPS),
    SYSTEM_PROPS_CODEMOD,
    'v7.0.0/lab-removed-components',
  ];
}

/** The codemods only change what was deprecated first, which no page about a release describes. */
function nameCodemod(rules: Rules, codemod: string | undefined): void {
  for (const [name, rule] of codemod ? Object.entries(rules) : []) {
    const isDeprecation = !rule.link.includes('/migration/upgrade-to-v');
    rules[name] =
      isDeprecation || !codemod!.startsWith('deprecations/') ? { ...rule, codemod } : rule;
  }
}

/** Adds to each rule the codemod that does it. */
export function nameCodemods({ components, classNames, labExports }: UpgradeData): void {
  for (const [name, { props, slots, classes }] of Object.entries(components)) {
    const deprecations = `deprecations/${kebab(name)}`;
    const ofProps = WITH_PROPS.has(name) ? `${deprecations}-props` : ownValue(OF_PROPS, name);
    nameCodemod(props, ofProps);
    nameCodemod(slots, ofProps);
    nameCodemod(classes, WITH_CLASSES.has(name) ? `${deprecations}-classes` : undefined);
    for (const [prop, rule] of Object.entries(props)) {
      const codemod = ownValue(OF_PROPS, `${name}.${prop}`);
      props[prop] = codemod ? { ...rule, codemod } : rule;
    }
  }
  for (const [name, rule] of Object.entries(classNames)) {
    const [owner = ''] = name.replace(/^Mui/, '').split('-');
    if (WITH_CLASSES.has(owner)) {
      classNames[name] = { ...rule, codemod: `deprecations/${kebab(owner)}-classes` };
    }
  }
  for (const [name, rule] of Object.entries(labExports)) {
    if (rule.change === 'removed' && rule.replacement?.startsWith('@mui/material/')) {
      labExports[name] = { ...rule, codemod: 'v7.0.0/lab-removed-components' };
    }
  }
}
