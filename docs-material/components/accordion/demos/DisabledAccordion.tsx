import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';

export default function DisabledAccordion() {
  return (
    <div>
      <Accordion>
        <AccordionSummary
          id="disabled-accordion-letter"
          aria-controls="disabled-accordion-letter-text"
          expandIcon={<ExpandMore />}
        >
          Sample letter: a repair is overdue
        </AccordionSummary>
        <AccordionDetails>
          Set a date two weeks ahead, and keep a copy of the letter.
        </AccordionDetails>
      </Accordion>
      <Accordion disabled>
        <AccordionSummary
          id="disabled-accordion-court"
          aria-controls="disabled-accordion-court-text"
          expandIcon={<ExpandMore />}
        >
          Sample letter: going to court (members only)
        </AccordionSummary>
        <AccordionDetails>
          Three pages, with notes on the costs.
        </AccordionDetails>
      </Accordion>
    </div>
  );
}
