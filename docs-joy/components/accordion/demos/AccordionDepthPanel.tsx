import Accordion from '@mui/joy/Accordion';
import AccordionDetails, {
  accordionDetailsClasses,
} from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';

const { content, expanded } = accordionDetailsClasses;

export default function AccordionDepthPanel() {
  return (
    <AccordionGroup
      variant="outlined"
      sx={(theme) => ({
        maxWidth: 400,
        borderRadius: 'lg',
        [`& .${content}`]: {
          boxShadow: `inset 0 1px ${theme.vars.palette.divider}`,
          [`&.${expanded}`]: { py: 1.5 },
        },
      })}
    >
      {['Open invoices', 'Paid invoices'].map((title) => (
        <Accordion key={title}>
          <AccordionSummary>{title}</AccordionSummary>
          <AccordionDetails variant="soft">
            The list is below the surface of the summary.
          </AccordionDetails>
        </Accordion>
      ))}
    </AccordionGroup>
  );
}
