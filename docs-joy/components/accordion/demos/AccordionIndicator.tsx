import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary, {
  accordionSummaryClasses,
} from '@mui/joy/AccordionSummary';
import Add from '@mui/icons-material/Add';

const { indicator, expanded } = accordionSummaryClasses;

export default function AccordionIndicator() {
  return (
    <AccordionGroup
      sx={{
        maxWidth: 400,
        [`& .${indicator}.${expanded}`]: { transform: 'rotate(45deg)' },
      }}
    >
      <Accordion>
        <AccordionSummary indicator={<Add />}>Order 5518</AccordionSummary>
        <AccordionDetails>Two desks and four chairs</AccordionDetails>
      </Accordion>
      <Accordion>
        <AccordionSummary indicator={<Add />}>Order 5519</AccordionSummary>
        <AccordionDetails>One lamp</AccordionDetails>
      </Accordion>
    </AccordionGroup>
  );
}
