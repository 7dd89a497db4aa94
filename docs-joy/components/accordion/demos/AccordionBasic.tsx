import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';

const answers = {
  'When does my order arrive?': 'Within three days.',
  'Can I change the address?': 'Yes, until the order is shipped.',
  'How do I return something?': 'Print the label from your order.',
};

export default function AccordionBasic() {
  return (
    <AccordionGroup sx={{ maxWidth: 400 }}>
      {Object.entries(answers).map(([question, answer]) => (
        <Accordion key={question}>
          <AccordionSummary>{question}</AccordionSummary>
          <AccordionDetails>{answer}</AccordionDetails>
        </Accordion>
      ))}
    </AccordionGroup>
  );
}
