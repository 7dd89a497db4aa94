import * as React from 'react';
import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';

const steps = {
  Recipient: 'Where should we send the order?',
  Shipping: 'Standard or express?',
  Invoice: 'By card or by invoice?',
};

export default function AccordionControlled() {
  const [current, setCurrent] = React.useState('Recipient');

  return (
    <AccordionGroup sx={{ maxWidth: 400 }}>
      {Object.entries(steps).map(([step, question]) => (
        <Accordion
          key={step}
          expanded={current === step}
          onChange={(_event, expanded) => setCurrent(expanded ? step : '')}
        >
          <AccordionSummary>{step}</AccordionSummary>
          <AccordionDetails>{question}</AccordionDetails>
        </Accordion>
      ))}
    </AccordionGroup>
  );
}
