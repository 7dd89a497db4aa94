import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MobileStepper from '@mui/material/MobileStepper';

const drawings = [
  {
    src: '/img/demos/stepper/plan.svg',
    alt: 'Floor plan with three rooms around a hall',
  },
  {
    src: '/img/demos/stepper/elevation.svg',
    alt: 'Street side with a pitched roof and a door',
  },
  {
    src: '/img/demos/stepper/section.svg',
    alt: 'Section through two floors and a cellar',
  },
];

export default function DotsMobileStepper() {
  const [sheet, setSheet] = React.useState(0);
  const last = drawings.length - 1;

  return (
    <Box role="group" aria-label="Drawings" sx={{ maxWidth: 320 }}>
      <Box
        component="img"
        {...drawings[sheet]}
        sx={{ display: 'block', width: '100%', aspectRatio: '16 / 9' }}
      />
      <MobileStepper
        position="static"
        steps={drawings.length}
        activeStep={sheet}
        backButton={
          <Button onClick={() => setSheet(sheet === 0 ? last : sheet - 1)}>
            Back
          </Button>
        }
        nextButton={
          <Button onClick={() => setSheet(sheet === last ? 0 : sheet + 1)}>
            Next
          </Button>
        }
      />
    </Box>
  );
}
