import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';

export default function AccordionExpandDefault() {
  return (
    <Accordion defaultExpanded>
      <AccordionSummary
        id="accordion-expand-default-hours"
        aria-controls="accordion-expand-default-hours-text"
        expandIcon={<ExpandMore />}
      >
        When can I call you?
      </AccordionSummary>
      <AccordionDetails>
        Monday to Thursday from 9 to 12. This week we are closed on Wednesday.
      </AccordionDetails>
    </Accordion>
  );
}
