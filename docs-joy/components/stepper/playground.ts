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
    props: { children: 'Grind' },
    around: '<Stepper>\n  <Here />\n  <Step>Sift</Step>\n</Stepper>',
    width: 320,
  },
  StepButton: { props: { children: 'Grind' }, around: IN_STEP, width: 240 },
  StepIndicator: {
    props: { children: '1' },
    around: IN_STEP,
    width: 240,
  },
  Stepper: {
    props: { children: { code: '<Step>Clean</Step>\n<Step>Grind</Step>\n<Step>Sift</Step>' } },
    width: 400,
  },
};

export default presets;
