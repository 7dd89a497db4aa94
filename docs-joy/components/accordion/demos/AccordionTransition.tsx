import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';

export default function AccordionTransition() {
  return (
    <AccordionGroup
      transition={{ initial: '0.2s ease-in', expanded: '0.4s ease-out' }}
      sx={{
        maxWidth: 400,
        '@media (prefers-reduced-motion: reduce)': {
          '& *': { transition: 'none' },
        },
      }}
    >
      <Accordion>
        <AccordionSummary>What does the plan include?</AccordionSummary>
        <AccordionDetails>
          Ten users, unlimited invoices, and a year of messages.
        </AccordionDetails>
      </Accordion>
    </AccordionGroup>
  );
}
