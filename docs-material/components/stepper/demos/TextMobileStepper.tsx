import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MobileStepper from '@mui/material/MobileStepper';
import Typography from '@mui/material/Typography';

const questions = [
  'Is the building more than 3 meters away from the boundary?',
  'Will trees with a trunk of more than 60 centimeters be cut down?',
  'Is the site in a conservation area?',
  'Does the building have more than two dwellings?',
];

export default function TextMobileStepper() {
  const [question, setQuestion] = React.useState(0);

  return (
    <Box sx={{ maxWidth: 360 }}>
      <Typography role="status" sx={{ minHeight: 72, p: 1 }}>
        {questions[question]}
      </Typography>
      <MobileStepper
        variant="text"
        position="static"
        steps={questions.length}
        activeStep={question}
        backButton={
          <Button
            disabled={question === 0}
            onClick={() => setQuestion(question - 1)}
          >
            Previous
          </Button>
        }
        nextButton={
          <Button
            disabled={question === questions.length - 1}
            onClick={() => setQuestion(question + 1)}
          >
            Next
          </Button>
        }
      />
    </Box>
  );
}
