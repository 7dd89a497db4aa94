import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionActions from '@mui/material/AccordionActions';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';

export default function AccordionUsage() {
  return (
    <div>
      <Accordion>
        <AccordionSummary
          id="accordion-usage-rent"
          aria-controls="accordion-usage-rent-text"
          expandIcon={<ExpandMore />}
        >
          My rent goes up. What can I do?
        </AccordionSummary>
        <AccordionDetails>
          Check the notice first: it has to be in writing and give a reason. You
          have until the end of the second month to answer.
        </AccordionDetails>
      </Accordion>
      <Accordion>
        <AccordionSummary
          id="accordion-usage-mold"
          aria-controls="accordion-usage-mold-text"
          expandIcon={<ExpandMore />}
        >
          There is mold on the wall. Who pays?
        </AccordionSummary>
        <AccordionDetails>
          Report it in writing, with pictures. Our advisers look at the wall
          with you.
        </AccordionDetails>
        <AccordionActions>
          <Button>Book an adviser</Button>
        </AccordionActions>
      </Accordion>
    </div>
  );
}
