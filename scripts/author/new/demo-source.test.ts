import type { ComponentApi, InheritedProp, PropApi } from '../../../src/api/types';
import { demoSource } from './demo-source';

const prop = (name: string, kind: PropApi['type']['kind'], values?: string[]): PropApi =>
  ({
    name,
    required: true,
    description: '',
    type: { text: kind, short: kind, kind, values },
  }) as PropApi;

const inherited = (...args: Parameters<typeof prop>) =>
  ({ ...prop(...args), from: 'Base' }) as InheritedProp;

it('fills required props, also inherited ones and those without a control', () => {
  const component = {
    name: 'Card',
    product: 'material-ui',
    imports: ["import { Card } from 'lib';"],
    props: [prop('heading', 'string'), prop('rows', 'array')],
    inheritedProps: [
      inherited('aria-label', 'string'),
      inherited('tone', 'literals', ['calm', 'loud']),
      inherited('onSelect', 'function'),
    ],
  } as object as ComponentApi;
  const code = demoSource(
    'BasicCard',
    component,
    undefined,
    new Map([['Card', "import { Card } from 'lib';"]]),
    'material',
  ).replaceAll(/\s+/g, ' ');
  expect(code).toContain(
    '<Card heading="Heading" rows={[]} aria-label="Aria-label" tone="calm" onSelect={() => {}} />',
  );
});
