import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';

const sections = ['Orders', 'Invoices', 'Users'];

export default function AccordionNoDivider() {
  return (
    <AccordionGroup disableDivider variant="soft" sx={{ maxWidth: 400 }}>
      {sections.map((section) => (
        <Accordion key={section}>
          <AccordionSummary>{section}</AccordionSummary>
          <AccordionDetails>
            All {section.toLowerCase()} of 2025
          </AccordionDetails>
        </Accordion>
      ))}
    </AccordionGroup>
  );
}
