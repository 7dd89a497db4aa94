import Add from '@mui/icons-material/Add';
import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary, {
  accordionSummaryClasses,
} from '@mui/material/AccordionSummary';

export default function AccordionExpandIcon() {
  return (
    <div>
      <Accordion>
        <AccordionSummary
          id="accordion-expand-icon-join"
          aria-controls="accordion-expand-icon-join-text"
          expandIcon={<ArrowDropDown />}
        >
          How do I join?
        </AccordionSummary>
        <AccordionDetails>
          With the form in our office, or by letter.
        </AccordionDetails>
      </Accordion>
      <Accordion>
        <AccordionSummary
          id="accordion-expand-icon-fee"
          aria-controls="accordion-expand-icon-fee-text"
          expandIcon={<Add />}
          sx={{
            [`& .${accordionSummaryClasses.expandIconWrapper}.Mui-expanded`]: {
              rotate: '45deg',
            },
          }}
        >
          What does it cost?
        </AccordionSummary>
        <AccordionDetails>
          48 euros a year, half of that for students.
        </AccordionDetails>
      </Accordion>
    </div>
  );
}
