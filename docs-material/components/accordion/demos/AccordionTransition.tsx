import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Fade from '@mui/material/Fade';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function AccordionTransition() {
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');

  return (
    <Accordion
      slots={{ transition: Fade }}
      slotProps={{
        transition: { timeout: still ? 0 : 500, unmountOnExit: true },
      }}
    >
      <AccordionSummary
        id="accordion-transition-keys"
        aria-controls="accordion-transition-keys-text"
        expandIcon={<ExpandMore />}
      >
        May the landlord keep a key to my flat?
      </AccordionSummary>
      <AccordionDetails>
        Only if you agree. All keys are yours from the day you move in.
      </AccordionDetails>
    </Accordion>
  );
}
