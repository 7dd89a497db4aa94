import type { Presets } from '@site/src/playground/types';

const IN_STEP = `
  <Stepper>
    <Step>
      <Here />
    </Step>
  </Stepper>
`;

const presets: Presets = {
  Step: {
    props: { children: 'Address' },
    around: '<Stepper>\n  <Here />\n  <Step>Payment</Step>\n</Stepper>',
    width: 320,
  },
  StepButton: { props: { children: 'Address' }, around: IN_STEP, width: 240 },
  StepIndicator: {
    props: { children: '1' },
    around: IN_STEP,
    width: 240,
  },
  Stepper: {
    props: { children: { code: '<Step>Cart</Step>\n<Step>Address</Step>\n<Step>Payment</Step>' } },
    width: 400,
  },
};

export default presets;
