import Accordion, { accordionClasses } from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';

const { root, expanded } = accordionClasses;

const messages = {
  'Ana Ruiz': 'The parcel arrived, thank you.',
  'Ben Okafor': 'Can I change the address?',
};

export default function AccordionStylingExpansion() {
  return (
    <AccordionGroup
      sx={{
        maxWidth: 400,
        [`& .${root}.${expanded}`]: { bgcolor: 'background.level1' },
      }}
    >
      {Object.entries(messages).map(([user, message]) => (
        <Accordion key={user} defaultExpanded={user === 'Ana Ruiz'}>
          <AccordionSummary>{user}</AccordionSummary>
          <AccordionDetails>{message}</AccordionDetails>
        </Accordion>
      ))}
    </AccordionGroup>
  );
}
