import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';

export default function AccordionDisabled() {
  return (
    <AccordionGroup sx={{ maxWidth: 400 }}>
      <Accordion disabled expanded>
        <AccordionSummary>Address</AccordionSummary>
        <AccordionDetails>The order is already shipped.</AccordionDetails>
      </Accordion>
      <Accordion disabled>
        <AccordionSummary>Return</AccordionSummary>
        <AccordionDetails>The order hasn’t arrived yet.</AccordionDetails>
      </Accordion>
    </AccordionGroup>
  );
}
