import * as React from 'react';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';

const topics = [
  {
    id: 'deposit',
    title: 'Deposit',
    text: 'At most three months of rent, in a savings account.',
  },
  {
    id: 'pets',
    title: 'Pets',
    text: 'Small animals are always allowed. Ask before you get a dog.',
  },
  {
    id: 'noise',
    title: 'Noise',
    text: 'Write down times and kinds of noise for two weeks.',
  },
];

export default function ControlledAccordions() {
  const [expanded, setExpanded] = React.useState<readonly string[]>(['pets']);
  const all = expanded.length === topics.length;

  return (
    <div>
      <Button
        onClick={() => setExpanded(all ? [] : topics.map(({ id }) => id))}
      >
        {all ? 'Collapse all' : 'Expand all'}
      </Button>
      {topics.map(({ id, title, text }) => (
        <Accordion
          key={id}
          expanded={expanded.includes(id)}
          onChange={(event, open) =>
            setExpanded(
              open
                ? [...expanded, id]
                : expanded.filter((other) => other !== id),
            )
          }
        >
          <AccordionSummary
            id={`controlled-accordions-${id}`}
            aria-controls={`controlled-accordions-${id}-text`}
            expandIcon={<ExpandMore />}
          >
            {title}
          </AccordionSummary>
          <AccordionDetails>{text}</AccordionDetails>
        </Accordion>
      ))}
    </div>
  );
}
