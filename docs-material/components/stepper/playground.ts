import type { Presets } from '@site/src/playground/types';

const IN_STEP = `
  <Stepper activeStep={0}>
    <Step>
      <Here />
    </Step>
  </Stepper>
`;

const STEPS = `
  <Step><StepLabel>Clean</StepLabel></Step>
  <Step><StepLabel>Grind</StepLabel></Step>
  <Step><StepLabel>Sift</StepLabel></Step>
`;

const presets: Presets = {
  MobileStepper: {
    props: {
      steps: 4,
      position: 'static',
      activeStep: 1,
      backButton: { code: '<Button size="small">Back</Button>' },
      nextButton: { code: '<Button size="small">Next</Button>' },
    },
    hide: ['position'],
    width: 360,
  },
  Step: {
    props: { children: { code: '<StepLabel>Grind</StepLabel>' } },
    around: `
      <Stepper>
        <Here />
        <Step><StepLabel>Sift</StepLabel></Step>
      </Stepper>
    `,
    width: 400,
  },
  StepButton: { props: { children: 'Grind' }, around: IN_STEP, width: 280 },
  StepConnector: { width: 280 },
  StepContent: {
    props: { children: 'As fine as you like.' },
    around: `
      <Stepper orientation="vertical">
        <Step active>
          <StepLabel>Grind</StepLabel>
          <Here />
        </Step>
      </Stepper>
    `,
    width: 280,
  },
  StepIcon: { props: { icon: { code: '1' } } },
  StepLabel: { props: { children: 'Grind' }, around: IN_STEP, width: 280 },
  Stepper: { props: { activeStep: 1, children: { code: STEPS } }, width: 480 },
};

export default presets;
