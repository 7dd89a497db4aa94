import type { ComponentApi, PropApi } from '../types';

/** A prop with a few given fields. */
export function prop(name: string, given: Partial<PropApi> = {}): PropApi {
  return {
    name,
    type: { text: 'boolean', short: 'boolean', kind: 'boolean' },
    required: false,
    description: '',
    ...given,
  };
}

/** A description of a component with a few given fields. */
export function component(given: Partial<ComponentApi> = {}): ComponentApi {
  return {
    name: 'IconButton',
    package: { name: '@mui/material', version: '7.3.2' },
    imports: ["import { IconButton } from '@mui/material';"],
    description: '',
    props: [],
    ...{ sx: true, systemProps: false, ref: null, spread: null, inheritance: null },
    ...{ inheritedProps: [], slots: [], classes: [] },
    ...{ themeName: null, source: null, declaration: null },
    ...given,
  };
}
