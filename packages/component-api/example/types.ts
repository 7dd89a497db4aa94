import { describeComponents } from 'react-component-api';
import type { ComponentApi } from 'react-component-api';
import { compareComponents } from 'react-component-api/compare';
import { component } from 'react-component-api/schema';

export const components: ComponentApi[] = describeComponents({ packages: [{ name: 'gadgets' }] });
export const changes = compareComponents(components[0]!, component.parse(components[1]));

// @ts-expect-error A package has a name.
describeComponents({ packages: [{}] });
