import Accordion from '@mui/joy/Accordion';
import AccordionDetails from '@mui/joy/AccordionDetails';
import AccordionGroup from '@mui/joy/AccordionGroup';
import AccordionSummary from '@mui/joy/AccordionSummary';
import Card from '@mui/joy/Card';
import CardOverflow from '@mui/joy/CardOverflow';
import Typography from '@mui/joy/Typography';

const questions = [
  ['Can I bring a dog?', 'Yes, on a lead and outside the reptile house.'],
  ['Is there a cloakroom?', 'Lockers are to the left of the ticket desk.'],
  ['May I take pictures?', 'Yes, without flash or tripod.'],
];

export default function FAQCard() {
  return (
    <Card sx={{ width: 320, maxWidth: '100%' }}>
      <Typography level="title-lg">Before you visit</Typography>
      <CardOverflow>
        <AccordionGroup>
          {questions.map(([question, answer]) => (
            <Accordion key={question}>
              <AccordionSummary>{question}</AccordionSummary>
              <AccordionDetails>{answer}</AccordionDetails>
            </Accordion>
          ))}
        </AccordionGroup>
      </CardOverflow>
    </Card>
  );
}
