import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';

interface QuestionsProps {
  questions: readonly { question: string; answer: string }[];
}

/** Questions whose answers open below them. */
export default function Questions({ questions }: QuestionsProps) {
  return questions.map(({ question, answer }, index) => (
    <Accordion key={question}>
      <AccordionSummary
        expandIcon={<ExpandMoreIcon />}
        id={`question-${index}`}
        aria-controls={`answer-${index}`}
      >
        <Typography component="span" variant="subtitle1">
          {question}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        <Typography color="textSecondary" sx={{ maxWidth: '60ch' }}>
          {answer}
        </Typography>
      </AccordionDetails>
    </Accordion>
  ));
}
