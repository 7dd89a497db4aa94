import * as React from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary, {
  accordionSummaryClasses,
} from '@mui/material/AccordionSummary';
import { styled } from '@mui/material/styles';

const steps = [
  {
    title: 'Tell the landlord',
    text: 'In writing, with a picture of the damage.',
  },
  {
    title: 'Set a deadline',
    text: 'Two weeks, or two days if the heating is out.',
  },
  {
    title: 'Ask us before you pay less',
    text: 'We calculate how much less is reasonable.',
  },
];

const Step = styled(Accordion)(({ theme }) => ({
  borderInlineStart: `4px solid ${(theme.vars || theme).palette.divider}`,
  backgroundColor: 'transparent',
  '&::before': { display: 'none' },
  '&.Mui-expanded': { borderColor: (theme.vars || theme).palette.primary.main },
  [`& .${accordionSummaryClasses.content}.Mui-expanded`]: {
    fontWeight: 'bold',
  },
}));

export default function CustomizedAccordions() {
  const [current, setCurrent] = React.useState<number | null>(0);

  return (
    <div>
      {steps.map(({ title, text }, index) => (
        <Step
          key={title}
          disableGutters
          square
          elevation={0}
          expanded={index === current}
          onChange={(event, open) => setCurrent(open ? index : null)}
        >
          <AccordionSummary
            id={`customized-accordions-${index}`}
            aria-controls={`customized-accordions-${index}-text`}
          >
            {index + 1}. {title}
          </AccordionSummary>
          <AccordionDetails>{text}</AccordionDetails>
        </Step>
      ))}
    </div>
  );
}
