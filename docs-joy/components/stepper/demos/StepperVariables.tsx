import * as React from 'react';
import Stack from '@mui/joy/Stack';
import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';
import Typography from '@mui/joy/Typography';

const variables = [
  { name: '--StepIndicator-size', initial: 24, max: 48 },
  { name: '--Step-gap', initial: 8, max: 24 },
  { name: '--Step-connectorInset', initial: 6, max: 24 },
  { name: '--Step-connectorThickness', initial: 1, max: 12 },
];

export default function StepperVariables() {
  const [pixels, setPixels] = React.useState(variables.map((v) => v.initial));
  const style = Object.fromEntries(
    variables.map(({ name }, index) => [name, `${pixels[index]}px`]),
  );

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <Stepper style={style} sx={{ height: 80 }}>
        <Step indicator={<StepIndicator>1</StepIndicator>}>Cart</Step>
        <Step indicator={<StepIndicator>2</StepIndicator>}>Pay</Step>
      </Stepper>
      {variables.map(({ name, max }, index) => (
        <Typography key={name} component="label" level="body-sm">
          {name}: {pixels[index]}px
          <input
            type="range"
            max={max}
            value={pixels[index]}
            onChange={({ target }) =>
              setPixels(
                pixels.map((old, at) => (at === index ? +target.value : old)),
              )
            }
            style={{ display: 'block', width: '100%' }}
          />
        </Typography>
      ))}
    </Stack>
  );
}
